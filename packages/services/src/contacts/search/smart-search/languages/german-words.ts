/** German words and phrases of search sentences: the English that the parsers read, then the words for it. "-": dropped. */
export const GERMAN_TABLE = `
neither = weder
nor = noch
except = mit ausnahme von, mit ausnahme der, mit ausnahme des, bis auf die
instead of = statt, anstatt, anstelle von, anstelle der, statt der, statt des, anstatt der
excluded = ausgenommen, ausgeschlossen, nicht inbegriffen
excluding = ausgenommen sind, unter ausschluss von
or more = oder mehr, und mehr, oder darüber, und darüber, oder größer
or fewer = oder weniger, und weniger, oder darunter, und darunter, oder kleiner
upwards = aufwärts
at most = nicht über, maximum, max
at least = nicht weniger als, nicht unter
exceeding = überschreiten
employees = leuten
ten = zehn
twenty = zwanzig
thirty = dreißig
forty = vierzig
fifty = fünfzig
hundred = hundert, einhundert
two hundred = zweihundert
three hundred = dreihundert
five hundred = fünfhundert
thousand = tausend, eintausend
two thousand = zweitausend
five thousand = fünftausend
aspiring = angehende, angehender, angehenden, künftige, künftiger, künftigen, zukünftige, zukünftiger, zukünftigen
assistant from = assistenten von, assistentinnen von, assistentin von, assistent von, assistentin vom, assistent vom
advisor = referent, referentin, referenten, büroleiter
deputy = stellvertreter, stellvertreterin, stellvertretern
driver = fahrer, fahrerin, fahrern, chauffeur
- = der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, alle, allen, aller, uns, mir, bitte, sich, es, auch, gerne, mal, dort, jeweils, etwa so, bereits, sind, ist, haben, hat, die haben, welche haben, tätig, tätige, tätigen, beschäftigt, arbeiten, arbeitet, arbeitende, ansässig, ansässige, ansässigen, sitzen, sitzt, wohnen, leben, gibt, gibt es, stammen, kommen, zuständige, unsere, unser, unserer, meine, deren, gesamten, ganz, ganzen, jetzt, derzeit, aktuell, hauptsächlich, gesucht
and = und, sowie, beziehungsweise
or = oder, bzw
in = im, in der, in den, in dem, in die, aus, aus dem, aus der, aus den, innerhalb, aus der region, im raum, raum, großraum, in und um, im großraum, in der region, region
near = nahe, bei der stadt, in der nähe von, nähe, rund um
at = bei, beim, bei einem, bei einer, bei den, in firmen, für eine firma
for = für, fürs
from = von, vom, von den, von der, seitens
with = mit, mit einer, mit einem
to = zu, zum, zur, bis
who know = mit kenntnissen in, die kennen, mit erfahrung in, mit kenntnissen von, die erfahrung haben mit
who = wer, welche, welcher, welches, wen
find = suche, suchen, such, finde, finden, zeige, zeig, liste, nenne, gib, brauche, brauchen, benötige, benötigen, möchte, möchten, will, wollen, ich, wir, ich suche, wir suchen, ich möchte, kontaktieren, erreichen, kontakt, kontakte, gesucht werden, ansprechen
people = leute, personen, menschen, mitarbeitende in, ansprechpartner, verantwortliche, kontaktpersonen, fachleute, jemand, jemanden, alle leute, mitarbeiter in, mitarbeiter im, mitarbeiter aus, mitarbeiter bei
responsible for = verantwortlich für, zuständig für, verantwortliche für, verantwortlichen für, zuständigen für, ansprechpartner für, die verantwortung für
who lead = leiten, leitet, die leiten, verantworten, verantwortet, führen
employees = mitarbeiter, mitarbeitern, mitarbeiterinnen, mitarbeitende, mitarbeitenden, beschäftigte, beschäftigten, angestellte, angestellten, köpfe, köpfen, ma, mitarbeiterinnen und mitarbeitern
with employees = mitarbeiterzahl, mitarbeiteranzahl
more than = über, mehr als, größer als, mit mehr als
at least = mindestens, ab, wenigstens, minimum
less than = weniger als, unter, kleiner als
at most = höchstens, bis zu, maximal, nicht mehr als
between = zwischen
about = rund, etwa, ungefähr, circa, ca
companies = firma, firmen, unternehmen, unternehmens, betrieb, betriebe, betrieben, branche, industrie, konzern, konzerne, konzernen, hersteller, herstellern, anbieter, anbietern, bereich, sektor, dienstleister, dienstleistern, gesellschaften, gesellschaft, häuser, agenturen, agentur, kette, ketten
startups = startup, start-up, start-ups, gründungen, jungunternehmen
mid-sized companies = mittelständler, mittelständlern, mittelständische unternehmen, mittelständischen unternehmen, mittelständischen firmen, mittelständische firmen, mittelstand, kmu
mid-sized = mittelgroße, mittelgroßen, mittelständische, mittelständischen, mittelständischer, mittlere, mittleren, mittelgroß
small = kleine, kleinen, kleiner, kleines
large = große, großen, großer, großes
junior = berufseinsteiger, berufsanfänger
senior = erfahrene, erfahrenen
not = nicht, nicht die, nicht aus
no = kein, keine, keinen, keiner, keinem
without = ohne
except = außer, ausgenommen, bis auf, abgesehen von
outside = außerhalb, außerhalb von
but = aber, jedoch, sondern
former = ehemalige, ehemaligen, ehemaliger, frühere, früheren
managing director = geschäftsführer, geschäftsführerin, geschäftsführerinnen, geschäftsführende, gf, geschäftsführende gesellschafter, geschäftsleiter, geschäftsleitung, geschäftsführung
CEO = vorstandsvorsitzender, vorstandsvorsitzende, vorstandsvorsitzenden, vorstandschef
CFO = finanzvorstand, finanzvorstände
board member = vorstand, vorstände, vorstandsmitglied, vorstandsmitglieder, vorständen, aufsichtsrat, aufsichtsräte
owner = inhaber, inhaberin, inhabern, eigentümer, eigentümerin, besitzer, besitzerin, firmeninhaber, unternehmer
founder = gründer, gründerin, gründerinnen, gründern, mitgründer, firmengründer
decision makers = entscheider, entscheidern, entscheidungsträger, entscheidungsträgern
executives = führungskräfte, führungskräften, chef, chefs, manager der ersten ebene, geschäftsleitungen
head of = leiter, leiterin, leiterinnen, leitern, leitung, leiter für, leiter von, leiter der abteilung, leiterin der, leiter der, leiter des, leitung der, chef der, chef des, abteilungsleiter, abteilungsleiterin, bereichsleiter, bereichsleiterin, hauptabteilungsleiter
department heads = abteilungsleitern, bereichsleitern, abteilungsleitungen
team lead = teamleiter, teamleiterin, teamleiterinnen, teamleitung, gruppenleiter
director of = direktor, direktorin, direktoren, direktorinnen, direktor für, direktor der
deputy = stellvertretende, stellvertretender, stellvertretenden, stv
assistant = assistent, assistenten, assistentin, assistentinnen, assistenz
assistant to = assistenz der, assistentin der, assistent der, assistentinnen der, assistenten der, assistentin des, assistent des, assistenten des, assistentinnen des
executive assistant = vorstandsassistent, vorstandsassistentin
secretary = sekretärin, sekretär, sekretärinnen
project manager = projektleiter, projektleiterin, projektleiterinnen, projektleitern, projektmanagerin, projektmanager, projektmanagern, projektmanagerinnen
area sales manager = gebietsverkaufsleiter, gebietsverkaufsleiterin, gebietsverkaufsleitern, gebietsleiter, gebietsleiterin
head of export = exportleiter, exportleiterin, exportleitern
security officer = sicherheitsbeauftragte, sicherheitsbeauftragter, sicherheitsbeauftragten
nursing director = pflegedienstleiter, pflegedienstleiterin, pflegedienstleitung, pflegedienstleitungen, pflegedirektor, pflegedirektorin
in-house lawyer = syndikus, syndikusanwalt, syndikusanwälte, syndikusanwältin, syndikusanwältinnen, syndikusrechtsanwalt, syndikusrechtsanwälte
press officer = pressesprecher, pressesprecherin, pressesprechern, pressesprecherinnen
works council member = betriebsrat, betriebsräte, betriebsrätin, betriebsrätinnen, betriebsräten
data analyst = datenanalyst, datenanalysten, datenanalystin, datenanalystinnen
system administrator = systemadministrator, systemadministratoren, systemadministratorin, systemadministratorinnen
software architect = softwarearchitekt, softwarearchitekten, softwarearchitektin, softwarearchitektinnen
mechanical engineer = maschinenbauingenieur, maschinenbauingenieure, maschinenbauingenieurin, maschinenbauingenieurinnen, maschinenbauingenieuren
electrical engineer = elektroingenieur, elektroingenieure, elektroingenieurin, elektroingenieurinnen, elektroingenieuren
design engineer = konstrukteur, konstrukteure, konstrukteurin, konstrukteurinnen, konstrukteuren
authorized signatory = prokurist, prokuristen, prokuristin, prokuristinnen
dispatcher = disponent, disponenten, disponentin, disponentinnen
warehouse manager = lagerleiter, lagerleiterin, lagerleitern, lagerleiterinnen
strategic buyer = strategische einkäufer, strategischer einkäufer, strategischen einkäufern, strategische einkäuferinnen
product manager = produktleiter, produktverantwortliche, produktmanager, produktmanagern, produktmanagerin, produktmanagerinnen
plant manager = werksleiter, werkleiter, werksleiterin, werksleitern
operations manager = betriebsleiter, betriebsleiterin, betriebsleitern
branch manager = filialleiter, filialleiterin, niederlassungsleiter, niederlassungsleiterin
store manager = marktleiter, ladenleiter
construction manager = bauleiter, bauleiterin, bauleitern
account manager = kundenberater, kundenbetreuer
sales representative = vertriebsmitarbeiter, außendienstmitarbeiter, vertreter, handelsvertreter, vertriebler, verkäufer, verkäuferin
consultant = berater, beraterin, beraterinnen, beratern, unternehmensberater
tax advisor = steuerberater, steuerberaterin, steuerberatern
lawyer = anwalt, anwälte, anwältin, anwältinnen, anwälten, rechtsanwalt, rechtsanwälte, rechtsanwältin, rechtsanwälten, jurist, juristen, juristin
accountant = buchhalter, buchhalterin, buchhaltern, bilanzbuchhalter
auditor = wirtschaftsprüfer, wirtschaftsprüferin, wirtschaftsprüfern
controller = controllerin, controllern
buyer = einkäufer, einkäuferin, einkäuferinnen, einkäufern
engineer = ingenieur, ingenieure, ingenieurin, ingenieurinnen, ingenieuren
software developer = softwareentwickler, softwareentwicklerin, softwareentwicklern, softwareentwicklerinnen
developer = entwickler, entwicklerin, entwicklern, entwicklerinnen, programmierer, programmierern
data scientist = datenwissenschaftler
doctor = arzt, ärzte, ärztin, ärztinnen, ärzten
chief physician = chefarzt, chefärzte, chefärztin, chefärzten
dentist = zahnarzt, zahnärzte, zahnärztin, zahnärzten
nurse = krankenpfleger, krankenschwester, krankenschwestern, pflegekraft, pflegekräfte, pflegefachkräfte
pharmacist = apotheker, apothekerin, apothekern
architect = architekt, architekten, architektin, architektinnen
teacher = lehrer, lehrerin, lehrerinnen, lehrkräfte
school principal = schulleiter, schulleiterin, schulleitern
electrician = elektriker, elektriker
craftsman = handwerker
chef = koch, köche, köchin, küchenchef
hotel manager = hoteldirektor, hoteldirektoren, hoteldirektorin, hotelmanager
real estate agent = makler, immobilienmakler, maklerin
recruiter = personalreferent, personaler, personalvermittler
HR manager = personalmanager, hr-managerin
data protection officer = datenschutzbeauftragte, datenschutzbeauftragter, datenschutzbeauftragten
trainee = auszubildende, azubi, azubis, praktikant, praktikanten, praktikantin
journalist = journalisten, journalistin, redakteur, redakteure
HR = personal, personalwesen, personalabteilung, personalabteilungen, human resources
talent acquisition = personalgewinnung
sales = vertrieb, vertriebs, verkauf, absatz, außendienst
customer service = kundenservice, kundendienst
service = dienst
marketing = marketings
purchasing = einkauf, einkaufs, beschaffung
finance = finanzen, finanz, finanzabteilung, finanzwesen
accounting = buchhaltung, rechnungswesen, finanzbuchhaltung
payroll = lohnbuchhaltung, lohnabrechnung, gehaltsabrechnung
controlling = controllings
production = produktion, fertigung
quality = qualität, qualitätsmanagement, qualitätssicherung, qualitäts
logistics = logistik, lagerlogistik
development = entwicklung, entwicklungs
software development = softwareentwicklung
R&D = forschung und entwicklung, f&e, fue
research = forschung, forschungs
IT = edv, informationstechnik, it-abteilung, it-abteilungen, informatik
legal = recht, rechtsabteilung
communications = kommunikation, unternehmenskommunikation
operations = betriebs, betrieblichen
strategy = strategie
sustainability = nachhaltigkeit
digitalization = digitalisierung
supply chain = lieferkette
maintenance = instandhaltung
training = ausbildung, weiterbildung
business development = geschäftsentwicklung
technical = technischer, technische, technischen
technical director = technischer leiter, technische leiter, technischen leiter, technische leiterin
commercial director = kaufmännischer leiter, kaufmännische leiter, kaufmännische leiterin, kaufmännischen leiter
logistics companies = spedition, speditionen, logistiker, logistikern, transportunternehmen
manufacturing = fertigungsindustrie, verarbeitendes gewerbe, produzierendes gewerbe, fertigungsunternehmen, produktionsunternehmen, produktionsbetriebe, produktionsbetrieben, industrieunternehmen, industriebetriebe, industriebetrieben
machinery = maschinenbau, maschinenbauer, maschinenbauern, anlagenbau, werkzeugmaschinen
automotive = automobil, automobilindustrie, automobilbranche, autobranche, autoindustrie, automobilzulieferer, automobilzulieferern, autozulieferer, autozulieferern, zulieferer, zulieferern, autohäuser, autohaus, autohäusern, autohersteller, autoherstellern, kfz, fahrzeugbau
chemicals = chemie, chemieindustrie, chemiebranche, chemische industrie
pharmaceuticals = pharma, pharmaindustrie, pharmabranche, arzneimittel, pharmaunternehmen
medical devices = medizinprodukte, medizinprodukten
medtech = medizintechnik
hospitals = krankenhaus, krankenhäuser, krankenhäusern, klinik, kliniken, klinikum, gesundheitswesen, gesundheits, spital, spitäler, spitälern
elderly care = pflegeheim, pflegeheime, pflegeheimen, altenpflege, seniorenheime, pflegedienst, pflegedienste, pflegediensten, ambulante pflege, ambulanten pflege
medical practice = arztpraxis, arztpraxen, zahnarztpraxis, zahnarztpraxen
pharmacies = apotheke, apotheken
banks = bank, banken, bankwesen, sparkasse, sparkassen, bankensektor, kreditinstitute, kreditinstituten
financial services = finanzdienstleister, finanzdienstleistern, finanzbranche, finanzdienstleistungen, finanzsektor
insurance = versicherung, versicherungen, versicherer, versicherern, versicherungs
consulting = beratung, unternehmensberatung, unternehmensberatungen, beratungen, beratungs
accounting firms = steuerkanzlei, steuerkanzleien, steuerberatung, steuerberatungen, wirtschaftsprüfung, wirtschaftsprüfungsgesellschaften
law firms = kanzlei, kanzleien, anwaltskanzlei, anwaltskanzleien, rechtsanwaltskanzlei, rechtsanwaltskanzleien
real estate = immobilien
construction = bau, baugewerbe, bauwesen, bauunternehmen, baufirma, baufirmen, hochbau, tiefbau
architecture = architekturbüro, architekturbüros
civil engineering = ingenieurbüro, ingenieurbüros
energy = energie, energieversorger, energieversorgern, energiewirtschaft, strom
utilities = stadtwerk, stadtwerke, stadtwerken, versorger, versorgern
renewable energy = erneuerbare energien, erneuerbaren energien, windkraft, solar, photovoltaik, solarenergie, windenergie
food and beverages = lebensmittel, lebensmittelindustrie, lebensmittelbranche, nahrungsmittel, getränke, bäckerei, bäckereien, metzgerei, metzgereien, molkerei, molkereien
wine = weingut, weingüter, weingütern, brauerei, brauereien
retail = einzelhandel, einzelhändler, einzelhändlern, handel, handels, händler, händlern, handelsunternehmen
wholesale = großhandel, großhändler, großhändlern
e-commerce = onlinehandel, onlinehändler, onlinehändlern, onlineshops, onlineshop, versandhandel
hotels = hotellerie, hotelbranche, hotelkette, hotelketten, gastgewerbe
restaurants = gastronomie, gaststätten, restaurantbetriebe
tourism = tourismus, reisebranche, reiseveranstalter, reisebüro, reisebüros, reise
media = medien, medienhaus, medienhäuser
publishing = verlag, verlage, verlagen, verlagswesen
advertising = werbung, werbe, werbeagentur, werbeagenturen, marketingagentur, marketingagenturen
education = bildung, bildungswesen, schule, schulen
universities = universität, universitäten, hochschule, hochschulen
government = öffentlicher dienst, öffentlichen dienst, verwaltung, behörde, behörden, gemeinde, gemeinden, kommune, kommunen
nonprofit = verein, vereine, vereinen, stiftung, stiftungen, gemeinnützige, gemeinnützigen
telecommunications = telekommunikation
Head of IT = it-leiter, it-leiterin, it-leitern, it-leiterinnen, edv-leiter, it-leitung, leiter it, it-chef, it-verantwortliche
Head of HR = hr-leiter, hr-leiterin, hr-leitung, leiter hr, leiter personal
Head of PR = pr-leiter, pr-leiterin
electronics = elektronik, elektronikindustrie, elektrotechnik
semiconductors = halbleiter, halbleiterindustrie
aerospace = raumfahrt, luft- und raumfahrt
aviation = luftfahrt, fluggesellschaft, fluggesellschaften
defense = rüstung, rüstungsindustrie, verteidigung
textiles = textil, textilien, textilindustrie
fashion = mode, bekleidung
furniture = möbel, möbelindustrie
packaging = verpackung, verpackungen, verpackungs
plastics = kunststoff, kunststoffe, kunststoffindustrie, kunststoffverarbeitung
steel = stahl, metall, metallverarbeitung, stahlindustrie, metallbau
paper = papier, papierindustrie
glass = glas
agriculture = landwirtschaft, agrar, landwirtschaftliche
staffing = zeitarbeit, personaldienstleister, personaldienstleistern, zeitarbeitsfirmen, personalberatung, personalberatungen
facility management = gebäudereinigung
security services = sicherheitsdienst, sicherheitsdienste
waste management = entsorgung, abfallwirtschaft, recycling
information technology = it-dienstleister, it-dienstleistern, it-systemhaus, it-systemhäuser, systemhaus, systemhäuser, systemhäusern, it-branche, it-firmen, it-unternehmen
artificial intelligence = ki, künstliche intelligenz, künstlicher intelligenz
cybersecurity = it-sicherheit, informationssicherheit
technology = technologie, technologien, tech
health = gesundheit
Germany = deutschland, deutsche, deutschen, deutscher, brd, bundesweit, deutschlandweit
Austria = österreich, österreichische, österreichischen, österreichischer
Switzerland = schweiz, schweizer, schweizerische, schweizerischen, deutschschweiz
France = frankreich, französische, französischen
Italy = italien, italienische, italienischen
Spain = spanien, spanische, spanischen
Portugal = portugiesische, portugiesischen
United Kingdom = großbritannien, vereinigtes königreich, britische, britischen, vereinigten königreich
England = englische, englischen
Scotland = schottland
Ireland = irland
Netherlands = niederlande, niederlanden, holland, niederländische, niederländischen, holländische
Belgium = belgien, belgische, belgischen
Luxembourg = luxemburg
Denmark = dänemark, dänische, dänischen
Sweden = schweden, schwedische, schwedischen
Norway = norwegen, norwegische
Finland = finnland, finnische
Poland = polen, polnische, polnischen
Czech Republic = tschechien, tschechische
Hungary = ungarn, ungarische
Greece = griechenland
Turkey = türkei, türkische
Romania = rumänien
Croatia = kroatien
United States = usa, vereinigte staaten, vereinigten staaten, amerikanische, amerikanischen, us-amerikanische
Europe = europa, europäische, europäischen, europaweit
DACH = dach-region, dach-raum, d-a-ch-region, deutschsprachigen raum
Nordics = skandinavien, nordeuropa
Bavaria = bayern, bayerische
Saxony = sachsen
Hesse = hessen
Lower Saxony = niedersachsen
Thuringia = thüringen
Ruhr = ruhrgebiet
Milan = mailand
Rome = rom
Turin = turin
Naples = neapel
Venice = venedig
Florence = florenz
Brussels = brüssel
Antwerp = antwerpen
Liege = lüttich
Warsaw = warschau
Krakow = krakau
Prague = prag
Lisbon = lissabon
Copenhagen = kopenhagen
Athens = athen
Strasbourg = straßburg
Bucharest = bukarest
Belgrade = belgrad
Moscow = moskau
Tyrol = tirol
Styria = steiermark
Nuremberg = nürnberg
`;

/** The last part of a compound and its English: "Logistik·firmen", "Vertriebs·leiter". Longer ones first. */
export const GERMAN_COMPOUND_ENDINGS: readonly [ending: string, english: string, isBefore: boolean][] = [
  ['dienstleistern', 'companies', false],
  ['dienstleister', 'companies', false],
  ['unternehmens', 'companies', false],
  ['unternehmen', 'companies', false],
  ['herstellern', 'companies', false],
  ['hersteller', 'companies', false],
  ['anbietern', 'companies', false],
  ['anbieter', 'companies', false],
  ['konzernen', 'companies', false],
  ['konzerne', 'companies', false],
  ['betrieben', 'companies', false],
  ['betriebe', 'companies', false],
  ['agenturen', 'companies', false],
  ['industrie', 'industry', false],
  ['branche', 'industry', false],
  ['sektor', 'industry', false],
  ['bereich', 'industry', false],
  ['fabriken', 'companies', false],
  ['fabrik', 'companies', false],
  ['produzenten', 'companies', false],
  ['händlern', 'companies', false],
  ['händler', 'companies', false],
  ['firmen', 'companies', false],
  ['firma', 'companies', false],
  ['startups', 'startups', false],
  ['abteilungen', 'department', false],
  ['abteilung', 'department', false],
  ['leiterinnen', 'head of', true],
  ['leiterin', 'head of', true],
  ['leitern', 'head of', true],
  ['leiter', 'head of', true],
  ['leitung', 'head of', true],
  ['chefinnen', 'head of', true],
  ['chefs', 'head of', true],
  ['chefin', 'head of', true],
  ['chef', 'head of', true],
  ['direktorinnen', 'director of', true],
  ['direktoren', 'director of', true],
  ['direktorin', 'director of', true],
  ['direktor', 'director of', true],
  ['verantwortlichen', 'head of', true],
  ['verantwortliche', 'head of', true],
  ['verantwortlicher', 'head of', true],
  ['managerinnen', 'manager', false],
  ['managerin', 'manager', false],
  ['managern', 'manager', false],
  ['manager', 'manager', false],
  ['vorständen', 'director of', true],
  ['vorstände', 'director of', true],
  ['vorstand', 'director of', true],
  ['ingenieure', 'engineer', false],
  ['ingenieurin', 'engineer', false],
  ['ingenieur', 'engineer', false],
  ['entwicklern', 'developer', false],
  ['entwickler', 'developer', false],
  ['berater', 'consultant', false],
  ['referenten', 'specialist', false],
  ['referent', 'specialist', false],
  ['spezialisten', 'specialist', false],
  ['spezialist', 'specialist', false],
  ['mitarbeiter', 'specialist', false],
];
