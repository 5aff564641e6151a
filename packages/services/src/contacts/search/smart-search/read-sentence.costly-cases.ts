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
Sekretäre des Geschäftsführers in Kiel => titles Secretary; places Kiel
Assistentin vom Finanzvorstand in Jena => titles Assistant; places Jena
Fahrer des Vorstands in Trier => titles Driver; places Trier
Berater der Geschäftsführung in Mainz => titles Consultant; places Mainz
secrétaires du directeur général à Metz => titles Secretary; places Metz
adjointe au directeur financier à Caen => places Caen
conseillers du PDG à Brest => titles Consultant; places Brest
secretarias del director general en Vigo => titles Secretary; places Vigo
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
Schreiner in Jena => places Jena
Gärtner in Bonn => places Bonn
Schäfer in Ulm => places Ulm
CEOs in Lienz => titles CEO; places Lienz
CEOs in Corby => titles CEO; places Corby
CEOs in Marl => titles CEO; places Marl
charpentiers à Lille => titles Charpentier; places Lille
bateliers à Gand => titles Batelier; places Ghent
toreros en Sevilla => places Seville
panaderos en Lima => places Lima
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
Me llamo Lima
`;
