/** What is not wanted is left over: no word of it becomes a filter. */
export const EXCLUSIONS = `
neither agencies nor consultancies, CTOs in Porto => titles CTO; places Porto
weder Hotels noch Restaurants, Einkäufer in Graz => titles Buyer; places Graz
Personalleiter in Linz, weder Kliniken noch Schulen => titles Head of HR; places Linz
ni hôtels ni restaurants, acheteurs à Dijon => titles Buyer; places Dijon
ni escuelas ni universidades, abogados en Bilbao => titles Lawyer; places Bilbao
CMOs in Portugal, Lisbon excluded => titles CMO; places Portugal
heads of HR in Italy, Rome and Milan excepted => titles Head of HR; places Italy
CFOs in Bayern, München ausgenommen => titles CFO; places Bavaria
acheteurs en Belgique, Anvers exclue => titles Buyer; places Belgium
abogados en Chile, Santiago excluido => titles Lawyer; places Chile
Asia ex Japan CFOs => titles CFO; places Asia
Nordics ex Norway, heads of sales => titles Head of Sales; places Nordics
Einkäufer in Österreich mit Ausnahme von Wien => titles Buyer; places Austria
DRH en Suisse à l'exception de Genève => titles HR Director; places Switzerland
abogados en México con la excepción de Monterrey => titles Lawyer; places Mexico
CTOs in Spain with the exception of Madrid => titles CTO; places Spain
Vertriebsleiter anstatt Einkaufsleiter in Ulm => titles Head of Sales; places Ulm
comptables au lieu d'avocats à Nantes => titles Accountant; places Nantes
contables en lugar de abogados en Lima => titles Accountant; places Lima
controllers instead of accountants in Basel => titles Controller; places Basel
CTOs not in companies with over 500 people => titles CTO
HR managers in Rome, not at firms with fewer than 10 employees => titles HR Manager; places Rome
CMOs away from London => titles CMO
buyers far from Paris => titles Buyer
CTOs outside Madrid and within Catalonia => titles CTO; places Catalonia
Fuera de Barcelona y dentro de Cataluña, gerentes de ventas => titles Sales Manager; places Catalonia
CTOs not in Berlin and in Hamburg => titles CTO
`;

/** Bounds of the size of a company, in words and figures. */
export const SIZES = `
CFOs at firms with 300 staff or fewer => titles CFO; size ..300
CFOs at firms with 300 or fewer employees => titles CFO; size ..300
CTOs at companies with 80 employees max => titles CTO; size ..80
CTOs at companies with 80 employees at most => titles CTO; size ..80
CTOs at companies with 80 employees minimum => titles CTO; size 80..
buyers, companies not exceeding 40 employees => titles Buyer; size ..40
buyers at companies of not over 40 people => titles Buyer; size ..40
buyers at companies with no more than 1 200 employees => titles Buyer; size ..1200
Einkäufer in Firmen mit 2 500 Mitarbeitern oder mehr => titles Buyer; size 2500..
Einkäufer in Firmen mit 30 Mitarbeitern oder weniger => titles Buyer; size ..30
Einkäufer in Firmen mit über 1'500 Mitarbeitern => titles Buyer; size 1500..
Einkäufer in Firmen mit maximal zweihundert Mitarbeitern => titles Buyer; size ..200
Einkäufer in Firmen mit mindestens fünfzig Beschäftigten => titles Buyer; size 50..
Einkäufer in Firmen mit nicht mehr als 90 Leuten => titles Buyer; size ..90
acheteurs de sociétés de 20 salariés ou plus => titles Buyer; size 20..
acheteurs de sociétés de 20 salariés ou moins => titles Buyer; size ..20
acheteurs de sociétés de plus de deux cents salariés => titles Buyer; size 200..
acheteurs dans des sociétés de 2 000 salariés maximum => titles Buyer; size ..2000
acheteurs dans des sociétés de 30 salariés minimum => titles Buyer; size 30..
acheteurs dans des sociétés n'excédant pas 70 salariés => titles Buyer; size ..70
abogados en empresas de 60 empleados o más => titles Lawyer; size 60..
abogados en empresas de 60 empleados o menos => titles Lawyer; size ..60
abogados en empresas de menos de cien empleados => titles Lawyer; size ..100
abogados en empresas de 2 500 empleados como máximo => titles Lawyer; size ..2500
abogados en empresas de no más de 70 empleados => titles Lawyer; size ..70
`;

/** Numbers that are no size of a company, and people who only have to do with those who are named. */
export const OTHERS = `
CFOs over 60 in Rome => titles CFO; places Rome
managers under 30 in Oslo => places Oslo; levels manager
CIOs at firms with more than 80 people but fewer than 10 developers => titles CIO; size 80..
buyers with 15 years of experience in Lyon => titles Buyer; places Lyon
drivers of the CEO in Porto => titles Driver; places Porto
personal assistants of CTOs in Rome => titles Personal Assistant; places Rome
husbands of CFOs in Bonn => places Bonn
staff of the COO in Cork => places Cork
chief of staff to the CTO in Oslo => titles Chief of Staff; places Oslo
office managers to CEOs in York => titles Office Manager; places York
someone who supports the CMO in Bath => places Bath
successors for the CFO in Bern => places Bern
startups seeking a CFO in Lyon => places Lyon
companies that need a CTO in Rome => places Rome
managers of account executives in Leeds => places Leeds; levels manager
Sekretäre des Geschäftsführers in Kiel => titles Executive Secretary; places Kiel
Assistentin vom Finanzvorstand in Jena => titles Executive Assistant; places Jena
Fahrer des Vorstands in Trier => titles Driver; places Trier
Berater der Geschäftsführung in Mainz => titles Consultant; places Mainz
secrétaires du directeur général à Metz => titles Executive Secretary; places Metz
adjointe au directeur financier à Caen => places Caen
conseillers du PDG à Brest => titles Consultant; places Brest
secretarias del director general en Vigo => titles Executive Secretary; places Vigo
adjuntos al director financiero en Murcia => places Murcia
prospective CFOs in Ghent => places Ghent
angehende Einkäufer in Essen => places Essen
futurs avocats à Lille => places Lille
people who used to work for Bosch in Ulm => places Ulm
ex-Google engineers in Zurich => titles Engineer; places Zurich
`;

/** Rare words that no vocabulary has, and that are right as they are: nothing is corrected, nothing found by them. */
export const RIGHT_WORDS = `
thirsty CTOs in Cork => titles CTO; places Cork
tanned CFOs in Nice => titles CFO; places Nice
CTOs of companies that make boats in Kiel => titles CTO; places Kiel
CTOs of companies that sell lamps in Kiel => titles CTO; places Kiel
buyers of tapes in Porto => titles Buyer; places Porto
buyers of spades in Porto => titles Buyer; places Porto
cheaters in Rome => titles Cheater; places Rome
Schreiner in Jena => titles Carpenter; places Jena
Gärtner in Bonn => titles Gardener; places Bonn
Schäfer in Ulm => titles Schäfer; places Ulm
CEOs in Lienz => titles CEO; places Lienz
CEOs in Corby => titles CEO; places Corby
CEOs in Marl => titles CEO; places Marl
charpentiers à Lille => titles Carpenter; places Lille
bateliers à Gand => titles Batelier; places Ghent
toreros en Sevilla => titles Torero; places Seville
panaderos en Lima => titles Baker; places Lima
`;

/** Towns named with their state or country, and words of nationality beside a location. */
export const LOCATIONS = `
CFOs in Athens, Georgia => titles CFO; places Athens, Georgia
CFOs in Paris, Texas => titles CFO; places Paris, Texas
CFOs in Rome, New York => titles CFO; places Rome | New York
buyers in Manchester, New Hampshire => titles Buyer; places Manchester, New Hampshire
buyers in Naples, Florida => titles Buyer; places Naples, Florida
buyers in Geneva, Illinois => titles Buyer; places Geneva, Illinois
CTOs in Milan, Ohio => titles CTO; places Milan, Ohio
CTOs in Cordoba, Argentina => titles CTO; places Cordoba, Argentina
CTOs in Merida, Venezuela => titles CTO; places Merida, Venezuela
CTOs in Jamaica, Vermont => titles CTO; places Jamaica, Vermont
CTOs in London, Germany or Spain => titles CTO; places London | Germany | Spain
CTOs in Vienna, Texas and Ohio => titles CTO; places Vienna | Texas | Ohio
CTOs in Texas, Ohio => titles CTO; places Texas | Ohio
Spanish teachers in Leeds => titles Teacher; places Leeds
Italian restaurant owners in Kiel => places Kiel; industries Restaurants; levels owner
owners of Greek restaurants in Bonn => places Bonn; industries Restaurants; levels owner
German CFOs in Oslo => titles CFO; places Oslo
translators from Dutch to Polish in Ghent => titles Translator; places Ghent
interpreters into French in Basel => titles Interpreter; places Basel
sales directors exporting to Brazil => titles Sales Director
account managers who sell to Norway, based in Kiel => titles Account Manager; places Kiel
CEOs with clients in Mexico, based in Lima => titles CEO; places Lima
CTOs who studied in France, Oslo => titles CTO; places Oslo
CTOs born in Italy, living in Cork => titles CTO; places Cork
`;

/** Employers whose names consist of words with a meaning. */
export const EMPLOYERS = `
CTOs at Deutsche Börse => titles CTO; companies Deutsche Börse
Einkäufer bei der Deutschen Bahn in Kassel => titles Buyer; places Kassel; companies Deutsche Bahn
Controller bei der Deutschen Post => titles Controller; companies Deutsche Post
lawyers at Swiss Life => titles Lawyer; companies Swiss Life
engineers at British Airways in Leeds => titles Engineer; places Leeds; companies British Airways
pilots at Singapore Airlines => titles Pilot; companies Singapore Airlines
buyers at Air France in Lyon => titles Buyer; places Lyon; companies Air France
acheteurs chez Air Liquide à Lyon => titles Buyer; places Lyon; companies Air Liquide
avocats chez Société Générale à Lille => titles Lawyer; places Lille; companies Société Générale
abogados del Banco de Chile en Santiago => titles Lawyer; places Santiago; companies Banco de Chile
abogados en Banco Sabadell => titles Lawyer; companies Banco Sabadell
CFOs at American Express => titles CFO; companies American Express
CFOs at General Electric in Ohio => titles CFO; places Ohio; companies General Electric
CFOs at Bank of Ireland => titles CFO; companies Bank of Ireland
buyers at Phoenix in Germany => titles Buyer; places Germany; companies Phoenix
buyers at Royal Bank of Canada => titles Buyer; companies Royal Bank of Canada
`;

/** Texts that ask for something else than people. */
export const NO_PEOPLE = `
How do I become a lawyer in Ohio?
Could I work as a nurse in Norway?
What does a buyer in Leeds earn?
What is the salary of a CTO in Rome?
median pay of accountants in Texas
cheap flights to Rome
train from Paris to Lyon
vacancies for welders in Ohio
Is Lyon in France?
Are banks open in Berlin today?
translate "buyer" into French
definition of controlling
share price of banks in Spain
I am called Berlin
Wie viel verdient ein Arzt in Wien?
Gehalt eines Controllers in Bonn
Wie wird das Wetter morgen in Ulm?
Wer ist der Präsident von Frankreich?
Flüge nach Rom
Ich will ein Hotel in Wien buchen
Stellenangebote für Köche in Graz
Mein Name ist Florian, ich wohne in Ulm
Geschichte der Banken in Florenz
Quel est le salaire d'un ingénieur à Lyon ?
Quel temps fait-il à Nice ?
Je voudrais réserver un vol pour Madrid
Vols pour Rome
offres d'emploi de comptable à Nantes
Je m'appelle Paris
¿Cuál es el sueldo de un médico en Lima?
¿Quién es el presidente de Chile?
Quiero reservar un vuelo a Bogotá
vuelos a Lima
ofertas de empleo para enfermeras en Sevilla
¿Cómo llegar a Barcelona?
is my boss having an affair in Leeds
Is Anna Berger from Kiel married?
Ist meine Chefin verheiratet?
Hat mein Nachbar in Ulm eine Affäre?
Wie spät ist es in Tokio?
Was ist ein CFO?
Suche jemanden zum Ausgehen in Bonn
est-ce que ma directrice est mariée ?
quelle heure est-il à Lima
mon ex habite à Lyon
¿está casada mi directora?
¿qué hora es en Lima?
qué es un CFO
busco a alguien para cenar en Sevilla
Me llamo Lima
`;

/** People by their health, belief, origin, politics, union or private address, and tasks that are no search. */
export const PRIVATE_TRAITS = `
engineers with epilepsy in Ghent
nurses suffering from depression in Porto
lawyers who are HIV positive
deaf accountants in Bristol
find me pregnant teachers in Cork
list of Muslim shop owners in Lyon
Jews working at banks in Zurich
buyers of Turkish descent in Essen
black CFOs in Atlanta
gay bankers in London
trade union members at steel mills in Linz
unionised drivers in Hull
factory workers who belong to a union in Turin
Republican voters among doctors in Ohio
which managers in Kiel are members of the communist party?
private phone numbers of dentists in Graz
home addresses of judges in Leeds
CFOs older than 55 in Rome
where do the CEOs of banks in Oslo live?
is it going to snow in Riga tonight?
what's 17 * 23?
what time is it in Tokyo
translate this into French
reset my password
remove all saved contacts
how do you say thank you in German
schwangere Ingenieurinnen in Köln
Buchhalter mit Depressionen in Bremen
welche Ärzte in Trier sind homosexuell?
jüdische Anwälte in Wien
Gewerkschaftsmitglieder bei Stahlwerken in Duisburg
AfD-Wähler unter Lehrern in Gera
Private Handynummern von Richtern in Mainz
Lösche alle meine Kontakte
Wird es morgen in Ulm regnen?
Verkäufer mit Migrationshintergrund in Essen
Mein Konto bitte kündigen
Was ist 12 mal 12?
ingénieurs handicapés à Lille
infirmières enceintes à Nantes
avocats juifs à Paris
comptables homosexuels à Lyon
adhérents d'un syndicat chez les routiers de Rouen
militants du parti socialiste à Tours
adresses personnelles des juges de Metz
supprime mon compte
va-t-il pleuvoir à Brest demain ?
quelle heure est-il à Montréal
cadres d'origine algérienne à Marseille
médicos con cáncer en Sevilla
profesoras embarazadas en Lugo
abogados musulmanes en Granada
trabajadores afiliados a un sindicato en Vigo
ingenieros gais en Madrid
direcciones particulares de médicos en Cádiz
votantes de Vox entre los taxistas de Murcia
elimina mi cuenta
¿va a llover mañana en Vigo?
gitanos en Sevilla
¿cuánto es 25 por 4?
Muslim entrepreneurs in Bradford
accountants who vote Labour in Leeds
engineers who are in the union at Ford
female founders with cancer in Boston
people who are on antidepressants in Leeds
nurses with ADHD
home phone numbers for plumbers in Bath
how tall is the Eiffel tower
what is the capital of Peru
tell me a joke
convert 5 miles to km
15% of 230
close my account
unsubscribe me from emails
cancel my subscription please
schwule Manager in Köln
Katholiken unter den Anwälten in Münster
Privatnummern von Ärzten in Bonn
Anwälte jüdischen Glaubens in Berlin
türkischstämmige Unternehmer in Berlin
kranke Mitarbeiter bei VW
Mitglieder der IG Metall in Wolfsburg
Lehrer, die die Grünen wählen
wie viel ist 7 mal 8
übersetze das ins Französische
bitte mein Passwort zurücksetzen
wie lange dauert der Flug nach Lima
médecins homosexuels à Lyon
cadres musulmans à Lille
électeurs du RN chez les artisans
salariés en arrêt maladie à Metz
numéros de téléphone privés des notaires de Nice
combien font 12 fois 8
résilier mon abonnement
quel temps fera-t-il à Brest
comment dit-on merci en allemand
médicos judíos en Madrid
empleados con depresión en Lima
afiliados a UGT en Renault Valladolid
teléfonos particulares de notarios en Cádiz
profesores de origen marroquí en Murcia
votantes del PP entre médicos
cancela mi suscripción
traduce esto al inglés
¿lloverá mañana en Bilbao?
¿cuánto es 8 por 7?
cómo se dice gracias en alemán
elimina a todos mis contactos
`;

/** What employers and titles are about is no trait of people: these stay searches. */
export const ABOUT_WORK = `
sales managers at a diabetes care company => titles Sales Manager
union representatives manager at a hospital in Oslo => titles Union Representative; places Oslo; industries Hospital & Health Care; levels manager
pastors in Leeds => titles Pastor; places Leeds
political consultants in Berlin => titles Political Consultant; places Berlin
carers for people with dementia in York => titles Carer; places York
oncology nurses in Lyon => titles Oncology Nurse; places Lyon
Head of Diversity in London => titles Head of Diversity; places London
curators at Jewish museums in Prague => titles Curator; places Prague; industries Museums
account managers at credit unions in Utah => titles Account Manager; places Utah; industries Banking
Labour lawyers in Leeds => titles Employment Lawyer; places Leeds
change managers in Bonn => titles Change Manager; places Bonn
directors of disability services in Perth => titles Disability Services Director; places Perth
Black Forest hotel owners => places Black Forest; industries Hospitality; levels owner
HR managers at LGBTQ charities in London => titles HR Manager; places London; industries Nonprofit
immigration lawyers in Rome => titles Immigration Lawyer; places Rome
CEOs of cancer research companies in Basel => titles CEO; places Basel; industries Research
Einkäufer bei Schwarz in Neckarsulm => titles Buyer; places Neckarsulm; companies Schwarz
éducateurs pour enfants autistes à Lille => titles Éducateur; places Lille
directeurs d'écoles catholiques à Nantes => titles School Principal; places Nantes
conseillers politiques à Paris => titles Consultant; places Paris
directores de colegios católicos en Sevilla => titles School Principal; places Seville
cuidadores para personas con discapacidad en León => titles Caregiver; places Leon
enfermeros en Lugo => titles Nurse; places Lugo
enfermeras en Cádiz => titles Nurse; places Cadiz
personal trainers in Rome => titles Personal Trainer; places Rome
personal assistants in Leeds => titles Personal Assistant; places Leeds
account managers in Delhi => titles Account Manager; places Delhi
private equity partners in Paris => places Paris; industries Private Equity; levels partner
IT managers in Leeds => titles IT Manager; places Leeds
data protection officers in Bonn => titles Data Protection Officer; places Bonn
gente de marketing en Sevilla => titles Marketing; places Seville
Personalleiter in Bremen => titles Head of HR; places Bremen
traducteurs à Lille => titles Translator; places Lille
owners of gay bars in London => places London; industries Nightclubs; levels owner
protestant hospital directors in Texas => titles Hospital Director; places Texas
owners of color printing companies in Leeds => places Leeds; industries Printing; levels owner
`;
