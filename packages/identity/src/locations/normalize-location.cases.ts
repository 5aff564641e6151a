/** What locations name, as files, profiles and registers write them: country and city, or "?" where it is not certain. */
export const LOCATION_CASES = `
Berlin, Germany → DE Berlin
Berlin, Deutschland → DE Berlin
Berlin, Allemagne → DE Berlin
Berlin, Alemania → DE Berlin
Madrid, España → ES Madrid
Madrid, Espagne → ES Madrid
Deutschland → DE
Allemagne → DE
España → ES
Frankreich → FR
Niederlande → NL
Pays-Bas → NL
Estados Unidos → US
Vereinigtes Königreich → GB
Royaume-Uni → GB
Reino Unido → GB
Italien → IT
Italie → IT
Alemania → DE
Francia → FR
Schweiz → CH
Suisse → CH
Österreich → AT
Autriche → AT
the Netherlands → NL
Holland → NL
United States → US
United States of America → US
USA → US
U.S.A. → US
US → US
UK → GB
uk → GB
England → GB
Scotland → GB
South Korea → KR
Bosnia and Herzegovina → BA
Trinidad & Tobago → TT
Côte d'Ivoire → CI
Cote d Ivoire → CI
Macedonia → MK
Czechia → CZ
Czech Republic → CZ
Türkiye → TR
Turkey → TR
Russian Federation → RU
Austin, TX → US Austin
San Francisco, CA → US San Francisco
San Francisco, CA 94105 → US San Francisco
Boulder, Colorado, United States → US Boulder
Reno, NV, United States → US Reno
Boulder, CO → US Boulder
New York, USA → US New York
New York, NY → US New York
New York → US New York
New York, United States → US New York
New York City Metropolitan Area → US New York
Washington, D.C. → US Washington
Washington DC → US Washington
Seattle, Washington → US Seattle
Jersey City, NJ → US Jersey City
Newark, New Jersey → US Newark
Paris, Texas → US Paris
Norway, Maine → US Norway
Jordan, Minnesota → US Jordan
Lebanon, NH → US Lebanon
Peru, Indiana → US Peru
Portland, OR → US Portland
Portland, ME → US Portland
Winston-Salem, NC → US Winston-Salem
California → US
California, United States → US
TX → US
Silicon Valley → US
Toronto, CA → CA Toronto
Toronto, Ontario → CA Toronto
London, ON → CA London
Vancouver, BC → CA Vancouver
Ontario, Canada → CA
Ontario, California → US Ontario
Québec, Canada → CA
Toronto, ON M5V 2T6, Canada → CA Toronto
Sydney, NSW → AU Sydney
Melbourne, Victoria → AU Melbourne
Melbourne, Victoria, Australia → AU Melbourne
Berlin, DE → DE Berlin
Wilmington, DE → US Wilmington
Oslo, NO → NO Oslo
Birmingham, AL → US Birmingham
Tirana, AL → AL Tirana
Bangalore, IN → IN Bangalore
Indianapolis, IN → US Indianapolis
Athens, GA → US Athens
Moscow, ID → ?
Fairview, CA → ?
berlin, de → DE Berlin
oslo, no → NO Oslo
DE → ?
CA → ?
IN → ?
Atlanta, Georgia → US Atlanta
Tbilisi, Georgia → GE Tbilisi
Georgia → ?
Athens, Greece → GR Athens
Athens → ?
Amman, Jordan → JO Amman
Beirut, Lebanon → LB Beirut
Greater London Area → GB London
Greater London → GB London
Berlin Metropolitan Area → DE Berlin
San Francisco Bay Area → US San Francisco
Greater Paris Metropolitan Region → FR Paris
Großraum München → DE Munich
Großraum Zürich → CH Zürich
Greater Chicago Area → US Chicago
Greater Boston → US Boston
Metropolregion Hamburg → DE Hamburg
Region Hannover → DE Hannover
Greater Springville Area, United States → US Springville
Ruhr Area → ?
Bay Area → ?
Dallas-Fort Worth Metroplex → ?
Bavaria, Germany → DE
Bayern → DE
Munich, Bavaria, Germany → DE Munich
München, Bayern → DE Munich
Île-de-France → FR
Paris, Île-de-France → FR Paris
Paris, Île-de-France, France → FR Paris
Catalonia, Spain → ES
Barcelona, Cataluña → ES Barcelona
Noord-Holland → NL
Amsterdam, North Holland, Netherlands → NL Amsterdam
Utrecht, Netherlands → NL Utrecht
Hamburg, Germany → DE Hamburg
Shenzhen, Guangdong, China → CN Shenzhen
Guangdong → CN
Mumbai, Maharashtra → IN Mumbai
State of São Paulo, Brazil → BR São Paulo
County Dublin, Ireland → IE
Cork, Co. Cork, Ireland → IE Cork
Edinburgh, Scotland → GB Edinburgh
Cardiff, Wales, UK → GB Cardiff
Leeds, England → GB Leeds
Victoria → ?
Berlin → DE Berlin
London → GB London
Paris → FR Paris
Zürich → CH Zürich
Zurich → CH Zürich
Koeln → DE Cologne
Köln → DE Cologne
Duesseldorf, DE → DE Düsseldorf
Kyiv → UA Kyiv
Kraków → PL Kraków
Lissabon → PT Lisbon
Bruxelles → BE Brussels
Dubai → AE Dubai
Buenos Aires → AR Buenos Aires
Ciudad de México → MX Mexico City
東京 → JP Tokyo
東京, 日本 → JP Tokyo
서울, 대한민국 → KR Seoul
北京, 中国 → CN Beijing
Αθήνα, Ελλάδα → GR Athens
Москва, Россия → RU Moscow
Birmingham → ?
Birmingham, England → GB Birmingham
Manchester, United Kingdom → GB Manchester
Cambridge → ?
Cambridge, MA → US Cambridge
Cambridge, UK → GB Cambridge
San Jose → ?
San Jose, CA → US San Jose
San Jose, Costa Rica → CR San José
Valencia → ?
Valencia, Spain → ES Valencia
Córdoba → ?
Cordoba, Argentina → AR Córdoba
Dublin → IE Dublin
Dublin, Ireland → IE Dublin
Dublin, OH → US Dublin
Rome, GA → ?
Roma, Italy → IT Rome
Naples, FL → US Naples
Naples, Italy → IT Naples
10115 Berlin → DE Berlin
10115 Berlin, Germany → DE Berlin
DE-10115 Berlin, Germany → DE Berlin
D-80331 München → DE Munich
Musterstraße 1, 10115 Berlin → DE Berlin
1 Main St, Springfield, IL, USA → US Springfield
75008 Paris, France → FR Paris
Paris la Defense, France → FR Paris la Defense
Lyon Cedex 03 → FR Lyon
Praha 4 → CZ Prague
Praha 4, Czechia → CZ Prague
London EC2A 4NE, UK → GB London
8001 Zürich, Switzerland → CH Zürich
1010 Wien, Austria → AT Vienna
114 55 Stockholm, Sweden → SE Stockholm
1012 AB Amsterdam, Netherlands → NL Amsterdam
Amsterdam 1012 AB, Netherlands → NL Amsterdam
00-001 Warszawa, Poland → PL Warsaw
Tokyo 100-0001, Japan → JP Tokyo
Kreuzberg, Berlin → DE Berlin
Northwind Robotics, Boulder, CO → US Boulder
Germany - Berlin → DE Berlin
Germany, Berlin → DE Berlin
Berlin (Germany) → DE Berlin
Berlin / Germany → DE Berlin
Berlin, Germany (HQ) → DE Berlin
HQ: Berlin → DE Berlin
BERLIN, GERMANY → DE Berlin
berlin, germany → DE Berlin
Remote, Germany → DE
Remote → ?
Multiple locations → ?
Reino Unido, Londres → GB London
Londres, Reino Unido → GB London
Unterföhring, Germany → DE Unterföhring
Mo i Rana, Norway → NO Mo i Rana
Singapore → SG
Singapore, Singapore → SG Singapore
Luxembourg → LU
Hong Kong → HK
Monaco → MC
Paris, London → ?
Warszawa, Polska → PL Warsaw
Lisboa, Portugal → PT Lisbon
Brüssel, Belgien → BE Brussels
Kiew, Ukraine → UA Kyiv
İstanbul, Türkiye → TR Istanbul
Praha, Česká republika → CZ Prague
Budapest, Magyarország → HU Budapest
București, România → RO Bucharest
Zagreb, Hrvatska → HR Zagreb
Helsinki, Suomi → FI Helsinki
Oslo, Norge → NO Oslo
Stockholm, Sverige → SE Stockholm
København, Danmark → DK Copenhagen
Firenze, Italia → IT Florence
São Paulo, Brasil → BR São Paulo
Hanoi, Viet Nam → VN Hanoi
Taipei, Taiwan → TW Taipei
Dubai, UAE → AE Dubai
Den Haag, NL → NL The Hague
St. Gallen, Schweiz → CH St. Gallen
Lefkosia, Κύπρος → CY Lefkosia
EMEA → ?
Europe → ?
DACH → ?
Nordics → ?
Asia → ?
Latin America → ?
Nowhere → ?
123 456 → ?
a@b.com → ?
Porto, UK → GB Porto
`;
