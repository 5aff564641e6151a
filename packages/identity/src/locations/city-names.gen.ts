/**
 * Cities by country, largest first, with their names in other languages behind "|". An asterisk: the name alone does not
 * identify the country. Chosen from GeoNames (geonames.org, CC BY 4.0) by population.
 */
export const CITY_TABLE = `
AD *Andorra la Vella
AE Dubai, Sharjah, Abu Dhabi, Ajman City
AF Kabul
AG *Saint John’s
AL Tirana
AM Yerevan
AO Luanda
AR Buenos Aires, *Córdoba, Rosario, Mendoza, San Miguel de Tucumán, La Plata, Mar del Plata, Salta, *Santa Fe, *San Juan
AT Vienna|Wien, Graz, Linz, Salzburg, Innsbruck, *Klagenfurt am Wörthersee, Dornbirn, *Wels, *Klagenfurt
AU Sydney, Melbourne, Brisbane, Perth, Adelaide, Gold Coast, Canberra, *Newcastle, Wollongong, Logan City, Geelong, *Hobart, Townsville, Cairns, Toowoomba, Darwin, Rockingham, Launceston, Bendigo, *Ballarat, *Mandurah
AW *Oranjestad
AZ Baku
BA Sarajevo
BB *Bridgetown
BD Dhaka, Chittagong, Khulna, Rājshāhi
BE Brussels|Bruxelles|Brussel, Antwerp|Antwerpen|Anvers, Ghent|Gent|Gand, Charleroi, Liège|Luik|Lüttich, *Bruges|Brugge, Namur, *Leuven, *Mons, Mechelen, *Hasselt
BF Ouagadougou
BG Sofia|София, Plovdiv, Varna, Burgas, Ruse, Stara Zagora, Pleven, *Sliven, *Dobrich, *Shumen, *Pernik, *Yambol
BH Manama
BI *Gitega
BJ Cotonou, Porto-Novo
BN *Bandar Seri Begawan
BO Santa Cruz de la Sierra, Cochabamba, *La Paz, *Sucre, *Santa Cruz
BR São Paulo, Rio de Janeiro, Salvador, Fortaleza, Belo Horizonte, Brasília, Curitiba, Manaus, Recife, Belém, Porto Alegre, Goiânia, Guarulhos, Campinas, Nova Iguaçu, Maceió, São Luís, Duque de Caxias, Natal, Teresina, São Bernardo do Campo, Campo Grande, Jaboatão, Osasco, Santo André, João Pessoa, Jaboatão dos Guararapes, Contagem, Ribeirão Preto, São José dos Campos, Uberlândia, Sorocaba, Cuiabá, Aparecida de Goiânia, Aracaju, Feira de Santana, Londrina, Juiz de Fora, Belford Roxo, Joinville, Niterói, São João de Meriti, Ananindeua, Florianópolis, Santos, Ribeirão das Neves
BS Nassau
BT *Thimphu
BW Gaborone
BY Minsk, Homyel'
CA Toronto, Montréal, Calgary, Ottawa, Edmonton, Mississauga, Winnipeg, *Vancouver, Quebec City, *Hamilton, Brampton, Surrey, *Laval, *Halifax, *London, Oshawa, *Victoria, *Windsor, Markham, Gatineau, Vaughan, Kitchener, Longueuil, Burnaby, Ladner, Saskatoon, *Richmond Hill, Barrie, *Richmond, Regina, *Oakville, *Burlington, Greater Sudbury, Abbotsford, Saguenay, Coquitlam, St. Catharines, Sherbrooke, Lévis, Kelowna, *Cambridge, Trois-Rivières, Guelph, *Kingston, Moncton, *Sydney, *Milton, Delta, Dartmouth, *Thunder Bay, *St. John's, *Waterloo, *Terrebonne, *Ajax, *Saint John, *Pickering, *Brantford, *Nanaimo, *Niagara Falls
CD Kinshasa, Lubumbashi, Mbuji-Mayi, Kisangani, Masina, Kananga, Likasi, Kolwezi
CF Bangui
CG Brazzaville, Pointe-Noire
CH Zürich|Zuerich|Zurigo, *Geneva|Genève|Genf|Ginevra, Basel|Basle|Bâle, Bern|Berne, Lausanne, *Winterthur, Lugano, Lucerne|Luzern, Neuchatel, *Zug, *St. Gallen|Saint Gallen
CI Abidjan, Abobo, Bouaké, Yamoussoukro
CL Santiago|Santiago de Chile, Puente Alto, *Valparaiso, *Concepcion
CM Douala, Yaoundé, Garoua, Kousséri
CN Shanghai|上海, Beijing|Peking|北京, Tianjin, Guangzhou|广州, Shenzhen|深圳, Wuhan, Dongguan, Chongqing, Chengdu, Nanjing, Nanchong, Xi’an, Shenyang, Hangzhou, Harbin, Tai’an, Suzhou, Shantou, Jinan, Zhengzhou, Changchun, Dalian, Kunming, Qingdao, Foshan, Puyang, Wuxi, Xiamen, Tianshui, Ningbo, Shiyan, Taiyuan, Tangshan, Hefei, Zibo, Zhongshan, Changsha, Ürümqi, Shijiazhuang, Lanzhou, Yunfu, Nanchang, Dadonghai, Ordos, Jilin, Bayan Nur, Kunshan, Xinyang, Fushun, Luoyang, Guankou, Handan, Baotou, Xuchang, Yueyang, Anshan, Tongshan, Fuzhou, Guiyang, Lijiang, Datong, Changshu City, Xianyang, Huainan, Jieyang, Zhu Cheng City, Baoding, Benxi, Changzhou, Huaibei, Kaifeng, Pingdingshan, Qiqihar, Wenzhou, Nanning
CO Bogotá, Cali, Medellín, Barranquilla, *Cartagena, Cúcuta, Bucaramanga, Pereira, Santa Marta, Ibagué
CR *San José
CU Havana, Santiago de Cuba
CV Praia
CW Willemstad
CY Nicosia, Limassol, Larnaca
CZ Prague|Praha|Prag, Brno|Brünn, Ostrava, Pilsen, Olomouc, *Liberec, *České Budějovice, *Hradec Králové, *Ústí nad Labem, *Pardubice, *Havířov, *Plzen
DE Berlin, Hamburg, Munich|München|Muenchen, Cologne|Köln|Koeln, Frankfurt|Frankfurt am Main|Frankfurt a. M.|Francfort, Essen, Stuttgart, Dortmund, Düsseldorf|Duesseldorf, Bremen, Hannover|Hanover, Leipzig, Duisburg, Nuremberg|Nürnberg|Nuernberg, Dresden, Bochum, Wuppertal, Bielefeld, Bonn, Mannheim, Karlsruhe, Wiesbaden, Münster|Muenster, Gelsenkirchen, Aachen, Mönchengladbach, Augsburg, Chemnitz, Braunschweig, Krefeld, Kiel, Magdeburg, Oberhausen, Freiburg, Lübeck, Erfurt, Hagen, Rostock, Kassel, Hamm, Mainz, Saarbrücken, Herne, Mülheim, Osnabrück, Solingen, Ludwigshafen am Rhein|Ludwigshafen, Leverkusen, Oldenburg, Neuss, Potsdam, *Heidelberg, Paderborn, Darmstadt, Würzburg, Regensburg, Wolfsburg, Recklinghausen, Göttingen, Heilbronn, Ingolstadt, Ulm, Bottrop, Pforzheim, Offenbach, Bremerhaven, Remscheid, Reutlingen, Fürth, Moers, Koblenz, Siegen, Bergisch Gladbach, Jena, Gera, Hildesheim, Erlangen, Witten, Salzgitter, Trier, *Zwickau, *Kaiserslautern, *Iserlohn, *Schwerin, *Gütersloh, *Düren, *Esslingen, *Ratingen, *Marl, *Lünen, *Hanau am Main, *Velbert, *Ludwigsburg, *Flensburg, *Cottbus, *Wilhelmshaven, *Tübingen, *Minden, *Villingen-Schwenningen, *Konstanz, *Worms, Bayreuth, Bamberg, Passau, *Halle, *Walldorf
DJ Djibouti
DK Copenhagen|København|Kopenhagen|Copenhague, Aarhus|Århus, Odense, Aalborg|Ålborg, *Frederiksberg, Esbjerg
DO Santo Domingo, Santiago de los Caballeros, Santo Domingo Oeste, Santo Domingo Este
DZ Algiers, Boumerdas, Oran, Tébessa, Constantine
EC Guayaquil, Quito
EE Tallinn, Tartu
EG Cairo|Kairo|Le Caire, Alexandria, Giza, Port Said, Suez, Al Maḩallah al Kubrá, Luxor, Asyūţ, Al Manşūrah, *Tanda
ER Asmara
ES Madrid, *Barcelona, *Valencia, Seville|Sevilla, Zaragoza, Málaga, Murcia, Palma|Palma de Mallorca, Las Palmas de Gran Canaria|Las Palmas, Bilbao, Alicante, *Córdoba, *Valladolid, Vigo, Gijón, L'Hospitalet de Llobregat, A Coruña|La Coruña, Sant Martí, Vitoria-Gasteiz, *Granada, Elche, Ciudad Lineal, *Oviedo, Santa Cruz de Tenerife, Badalona, *Cartagena, Terrassa, Jerez de la Frontera, Sabadell, Móstoles, Alcalá de Henares, *Pamplona, Fuenlabrada, Almería, Leganés, San Sebastián|Donostia, Santander, Castelló de la Plana, *Burgos, Albacete, Alcorcón, Getafe, *Salamanca, Logroño, La Laguna, Huelva, Badajoz, Tarragona, Chamartín, Lleida, Marbella, *León, *Cadiz, Dos Hermanas, Mataró, Santa Coloma de Gramenet, Torrejón de Ardoz, *Jaén, Algeciras, Parla, Ourense, Alcobendas, Reus, Torrevieja, Telde, *Barakaldo, *Lugo, *San Fernando, *Girona, *Santiago de Compostela, *Cáceres, *Lorca, *Coslada, *Talavera de la Reina, *El Puerto de Santa María, *Cornellà de Llobregat, *Las Rozas de Madrid, *Orihuela, *Avilés, *El Ejido, *Guadalajara, *Roquetas de Mar, *Palencia, *Sant Boi de Llobregat, *Pozuelo de Alarcón, *Toledo, *Pontevedra, *Getxo, *Gandia, *Castellon de la Plana
ET Addis Ababa
FI Helsinki|Helsingfors, Espoo, Tampere, Vantaa, Turku|Åbo, Oulu, *Lahti, *Kuopio, *Jyväskylä
FJ *Suva
FR Paris, Marseille|Marseilles, Lyon|Lyons, Toulouse, Nice|Nizza, Nantes, Strasbourg|Straßburg, Montpellier, Bordeaux, Lille, Rennes, Reims, Le Havre, Cergy-Pontoise, Saint-Étienne, Toulon, Angers, Grenoble, Dijon, Nîmes, Aix-en-Provence, Saint-Quentin-en-Yvelines, *Brest, Le Mans, Amiens, Tours, Limoges, Clermont-Ferrand, Villeurbanne, Besançon, *Orléans, Metz, Rouen, Mulhouse, Perpignan, Caen, Boulogne-Billancourt, Nancy, Argenteuil, *Saint-Denis, *Roubaix, *Tourcoing, *Montreuil, *Avignon, *Marseille 13, *Asnières-sur-Seine, *Nanterre, *Poitiers, *Versailles, *Courbevoie, *Créteil, *Pau, *Colombes, *Vitry-sur-Seine, *Aulnay-sous-Bois, Cannes, Annecy, *Sophia Antipolis
GA Libreville
GB London|Londres|Londra|Londen, *Birmingham, Liverpool, Nottingham, Sheffield, Bristol, Glasgow, Leicester, Edinburgh, Leeds, Cardiff, *Manchester, Stoke-on-Trent, Coventry, Sunderland, Birkenhead, *Reading, Kingston upon Hull|Hull, Preston, Newport, Swansea, Bradford, Southend-on-Sea, Belfast, Derby, *Plymouth, Luton, Wolverhampton, Southampton, Blackpool, Milton Keynes, Bexley, *Northampton, *Norwich, Dudley, *Aberdeen, *Portsmouth, Newcastle upon Tyne|Newcastle, Sutton, Swindon, Crawley, Ipswich, Wigan, Croydon, Walsall, *Mansfield, *Oxford, Warrington, Slough, Bournemouth, *Peterborough, *Cambridge, Doncaster, *York, Poole, *Gloucester, Burnley, Huddersfield, Telford, *Dundee, Blackburn, Basildon, Middlesbrough, Bolton, Stockport, *Brighton, West Bromwich, Grimsby, *Hastings, High Wycombe, Watford, *Saint Peters, Burton upon Trent, *Colchester, Eastbourne, Exeter, Rotherham, Cheltenham, *Lincoln, *Chesterfield, *Chelmsford, Dagenham, Basingstoke, Maidstone, Sutton Coldfield, *Bedford, Oldham, Enfield Town, Woking, St Helens, *Worcester, Gillingham, *Worthing, *Rochdale, *Solihull, *Royal Leamington Spa, *Romford, *Bath, *Harlow, *Nuneaton, *High Peak, *Darlington, *Southport, *Chester, *Stevenage, *Wembley, *Grays, *Harrogate, *Hartlepool, *Cannock, *Hemel Hempstead, *St Albans, *Redditch, *South Shields, *Derry, *Weston-super-Mare, *Halifax, *Beckenham, *Tamworth, Guildford, Canterbury, *Inverness
GE Tbilisi, Batumi
GF *Cayenne
GH Accra, Kumasi
GI *Gibraltar
GM *Banjul
GN Camayenne, Conakry
GQ Malabo
GR *Athens|Athína|Athen|Αθήνα, Thessaloníki|Saloniki, Pátra, Piraeus, Lárisa, Peristéri, Irákleion, Kallithéa, *Acharnés, *Kalamariá, *Níkaia, *Glyfáda, *Volos, *Ílion, *Patras, *Heraklion
GT Guatemala City, Mixco, Villa Nueva
GW Bissau
GY *Georgetown
HK Hong Kong|Hongkong, Kowloon
HN Tegucigalpa, San Pedro Sula
HR Zagreb, Split, Rijeka, *Osijek, *Dubrovnik
HT Port-au-Prince
HU Budapest, Debrecen, Miskolc, Szeged, Pécs, Győr, Nyíregyháza, Kecskemét, Székesfehérvár
ID Jakarta, Surabaya, Medan, Bandung, Bekasi, Palembang, Tangerang, Makassar, South Tangerang, Semarang, Depok, Batam, Padang, Denpasar, Bandar Lampung, Bogor, Malang, Pekanbaru, City of Balikpapan, Yogyakarta, Situbondo, Banjarmasin, Surakarta, Cimahi, Pontianak, Manado, Balikpapan, Jambi City, *Bali
IE Dublin, Cork, *Luimneach, *Waterford, *Galway, *Limerick
IL Jerusalem, Tel Aviv|Tel Aviv-Yafo, Haifa, Herzliya
IM *Douglas
IN Mumbai|Bombay, Delhi, Bangalore|Bengaluru, Kolkata|Calcutta, Chennai|Madras, Ahmedabad, *Hyderabad, Pune, Sūrat, Kanpur, Jaipur, Lucknow, Nagpur, Indore, Patna, Bhopal, Ludhiāna, Tirunelveli, Agra, Vadodara, Najafgarh, Gorakhpur, Nashik, Pimpri, Kalyān, Thāne, Meerut, Nowrangapur, Faridabad, Ghāziābād, Dombivli, Rājkot, Varanasi, Amritsar, Allahābād, Visakhapatnam, Jabalpur, Hāora, Aurangabad, Solāpur, Srinagar, Chandigarh, Coimbatore, Jodhpur, Madurai, Guwahati, Gwalior, Vijayawada, Mysore, Ranchi, Hubli, Narela, New Delhi|Neu-Delhi, Noida, Gurgaon, *Kochi, *Gurugram
IQ Baghdad, Basrah, Mosul, Erbil, Abū Ghurayb, As Sulaymānīyah, Kirkuk, Najaf, Karbala, Nasiriyah
IR Tehran, Mashhad, Isfahan, Karaj, Tabriz, Shiraz, Qom, Ahvaz, Pasragad Branch, Kahrīz, Kermanshah, Rasht, Kerman, Orūmīyeh, Zahedan, Hamadān, Āzādshahr, Arāk, Yazd, Ardabīl
IS Reykjavík
IT Rome|Roma|Rom, Milan|Milano|Mailand, Naples|Napoli|Neapel, Turin|Torino, Palermo, Genoa|Genova|Genua, Bologna, *Florence|Firenze|Florenz, Catania, *Bari, Messina, Verona, Padua|Padova, Trieste, Brescia, Prato, Taranto, Reggio Calabria, Modena, Livorno, Cagliari, Mestre, *Parma, Foggia, Reggio nell'Emilia, Acilia-Castel Fusano-Ostia Antica, Salerno, Perugia, Monza, Rimini, Pescara, Bergamo, Vicenza, *Bolzano, *Andria, *Udine, *Siracusa, *Terni, *Forlì, *Novara, *Barletta, *Piacenza, *Ferrara, *Sassari, *Ancona, *La Spezia, *Torre del Greco, *Como, *Lucca, *Ravenna, *Lecce, *Trento, *Giugliano in Campania, Pisa, *Venice|Venezia|Venedig
JE *Saint Helier
JM *Kingston
JO Amman, Zarqa
JP Tokyo|東京|Tokio, Yokohama, Osaka|大阪, Nagoya, Sapporo, Kobe, Kyoto|京都, Fukuoka, Kawasaki, Saitama, Hiroshima, Yono, Sendai, Kitakyushu, Chiba, Sakai, Shizuoka, Kumamoto, Okayama, Hamamatsu, Hachiōji, Kagoshima, Niigata, Himeji, Matsudo, Nishinomiya-hama, Kawaguchi, Kanazawa, Utsunomiya, Ōita, Matsuyama, Amagasaki, Kurashiki, Yokosuka, Nagasaki, Hirakata
KE Nairobi, Mombasa
KG Bishkek
KH Phnom Penh, Takeo
KI *Tarawa
KM *Moroni
KP Pyongyang, Hamhŭng, Namp’o, Sunch’ŏn
KR Seoul|서울, Busan, Incheon, Daegu, Daejeon, Gwangju, Suwon, Goyang-si, Seongnam-si, Ulsan, Bucheon-si, Jeonju, Ansan-si, Cheongju-si, Anyang-si, Changwon, Pohang, Uijeongbu-si, Hwaseong-si, Masan, Jeju City
KW Al Aḩmadī, *Kuwait City
KY *George Town
KZ Almaty, Karagandy, Shymkent, Nur-Sultan|Astana
LA Vientiane
LB Beirut
LK *Colombo
LR Monrovia
LS Maseru
LT Vilnius|Wilna, Kaunas, Klaipėda, Šiauliai, Panevėžys
LU *Luxembourg|Luxembourg City|Luxemburg
LV Riga, Daugavpils, *Liepāja
LY *Tripoli, Benghazi
MA Casablanca, Rabat, Fès, Sale, Marrakesh|Marrakech, Agadir, Tangier, Meknès, Oujda-Angad
MC *Monaco
MD Chisinau
ME Podgorica
MG Antananarivo
MH *Majuro
MK Skopje
ML Bamako
MM Yangon, Mandalay, Nay Pyi Taw, Mawlamyine
MN Ulan Bator
MO Macau|Macao
MP *Saipan
MQ *Fort-de-France
MR Nouakchott
MT *Sliema, *Valletta
MU Port Louis
MV Male
MW Lilongwe, Blantyre
MX Mexico City|CDMX|Ciudad de México|Mexiko-Stadt|Mexico-Stadt, Iztapalapa, Ecatepec de Morelos, Guadalajara, Puebla, Juárez, Tijuana, León de los Aldama, Gustavo Adolfo Madero, Zapopan, Monterrey, Ciudad Nezahualcoyotl, Chihuahua, Naucalpan de Juárez, *Mérida, San Luis Potosí, Aguascalientes, Hermosillo, Saltillo, Mexicali, Culiacán, Guadalupe, Acapulco de Juárez, Tlalnepantla, Cancún, Santiago de Querétaro, Coyoacán, Santa María Chimalhuacán, Torreón, Morelia, Reynosa, Tlaquepaque, Tlalpan, Tuxtla, Cuauhtémoc, Victoria de Durango, Toluca, Ciudad López Mateos, Cuautitlán Izcalli, Ciudad Apodaca, Heroica Matamoros, San Nicolás de los Garza, Veracruz, Xalapa de Enríquez, Azcapotzalco, Tonalá, Xochimilco, *Queretaro
MY Kota Bharu, Kuala Lumpur|KL, Klang, Kampung Baru Subang, Johor Bahru, Ipoh, Kuching, Petaling Jaya, Shah Alam, Kota Kinabalu, *Penang
MZ Maputo, Matola, Beira
NA Windhoek
NC *Nouméa
NE Niamey
NG Lagos, Kano, Ibadan, Kaduna, Port Harcourt, Benin City, Maiduguri, Zaria, Aba, Jos, Ilorin, Oyo, Enugu, Abeokuta, Abuja, Sokoto, Onitsha, Warri, Ebute Ikorodu, Okene, Calabar, Uyo, Katsina, Ado-Ekiti, Akure, Lekki
NI Managua
NL Amsterdam, Rotterdam, The Hague|Den Haag|'s-Gravenhage|La Haye, Utrecht, Eindhoven, Tilburg, Groningen, Almere Stad, Breda, Nijmegen, Enschede, Haarlem, Arnhem, Zaanstad, Amersfoort, Apeldoorn, 's-Hertogenbosch|Den Bosch, Hoofddorp, Maastricht, Leiden, Dordrecht, Zoetermeer, Zwolle, *Deventer, *Delft, *Alkmaar, *Heerlen, *Venlo, *Leeuwarden, *Hilversum, *Hengelo, *Almere
NO Oslo, Bergen, Trondheim, Stavanger, *Drammen, Kristiansand, Tromsø
NP Kathmandu
NZ Auckland, *Wellington, *Christchurch, Manukau City, *Hamilton, *Dunedin, Tauranga, Lower Hutt
OM Muscat
PA Panamá, *Panama City
PE Lima, Arequipa, Callao, Trujillo, Chiclayo, Iquitos
PF *Papeete
PG Port Moresby
PH Quezon City, Manila, Caloocan City, Budta, Davao, Malingao, Cebu City, General Santos, Taguig, Pasig City, Las Piñas, Antipolo, Makati City, Zamboanga, Bacolod City, Mansilingan, Cagayan de Oro, Dasmariñas, Pasay, *Makati, *Cebu
PK Karachi, Lahore, Faisalabad, Rawalpindi, Multan, *Hyderabad, Gujranwala, Peshawar, Rahim Yar Khan, Quetta, Muzaffarābād, Battagram, Kotli, Islamabad, Bahawalpur, Sargodha, Sialkot, Sukkur
PL Warsaw|Warszawa|Warschau|Varsovie, Łódź, Kraków|Cracow|Krakau, Wrocław|Breslau, Poznań, Gdańsk|Danzig, Szczecin, Bydgoszcz, Lublin, Katowice, Białystok, Gdynia, Częstochowa, Sosnowiec, Radom, Mokotów, Toruń, Kielce, Gliwice, Zabrze, Bytom, Praga Południe, Bielsko-Biala, Olsztyn, Rzeszów, Ursynów, Ruda Śląska, Wola, Rybnik, Bielany, Śródmieście, Dąbrowa Górnicza, Tychy, Opole, Elbląg, Płock, Wałbrzych, Gorzów Wielkopolski, Targówek, Włocławek, Zielona Góra, Tarnów, Chorzów, Kalisz, Koszalin, Legnica, Bemowo, *Grudziądz, *Słupsk, *Jaworzno, *Jastrzębie Zdrój, *Ochota, *Praga Północ, *Białołeka, *Jelenia Góra, *Nowy Sącz, *Konin, *Piotrków Trybunalski
PR *San Juan
PS Gaza
PT Lisbon|Lisboa|Lissabon|Lisbonne, Porto|Oporto, Amadora, Braga, Setúbal, Coimbra, Queluz, Funchal, *Cacém, Aveiro, Faro
PY Asunción
QA Doha
RE *Saint-Denis
RO Bucharest|Bucuresti|Bukarest, Iaşi, Cluj-Napoca|Cluj, Timişoara, Craiova, Constanţa, Galaţi, Braşov, Ploieşti, Brăila, Oradea, Bacău, *Arad, Piteşti, Sibiu, Târgu-Mureş, Baia Mare, Buzău, Botoşani, Satu Mare, Râmnicu Vâlcea, Suceava, Piatra Neamţ, Drobeta-Turnu Severin, *Târgu Jiu, *Tulcea, *Târgovişte, *Bistriţa, *Reşiţa
RS Belgrade|Beograd|Belgrad, Nis, Novi Sad
RU Moscow|Moskva|Moskau|Москва|Moscou, Saint Petersburg|Санкт-Петербург, Novosibirsk, Yekaterinburg, Nizhniy Novgorod, Samara, Omsk, Kazan, Rostov-na-Donu, Chelyabinsk, Ufa, Volgograd, Perm, Krasnoyarsk, Saratov, Voronezh, Tol’yatti, Krasnodar, Ulyanovsk, Izhevsk, Yaroslavl, Barnaul, Vladivostok, Irkutsk, Khabarovsk, Orenburg, Novokuznetsk, Ryazan’, Tyumen, Lipetsk, Penza, Naberezhnyye Chelny, Astrakhan, Makhachkala, Tomsk, Kemerovo, Tula, Kirov, Cheboksary, Kaliningrad, Bryansk, Ivanovo, Magnitogorsk, Kursk, Tver, *St. Petersburg
RW Kigali
SA Riyadh, Jeddah, Mecca, Medina, Sulţānah, Dammam, Ta’if, Tabuk, Al Kharj
SB *Honiara
SC *Victoria
SD Khartoum, Omdurman, Nyala, Port Sudan, Kassala
SE Stockholm, Gothenburg|Göteborg, Malmö, Uppsala, Sollentuna, Västerås, Örebro, Linköping, Helsingborg, *Jönköping, *Norrköping, *Huddinge, *Lund, *Umeå
SG Singapore|Singapur|Singapour
SI Ljubljana|Laibach, *Maribor
SK Bratislava|Pressburg, Košice, *Prešov, *Nitra, *Žilina, *Banská Bystrica
SL Freetown
SN Dakar, Pikine, Touba
SO Mogadishu, Hargeysa
SR Paramaribo
SS Juba
ST *São Tomé
SV San Salvador
SY Aleppo, Damascus, Homs, Ḩamāh
SZ *Mbabane
TD N'Djamena
TG Lomé
TH Bangkok, Chiang Mai, Phuket
TJ Dushanbe
TL Dili
TM Ashgabat
TN Tunis
TO *Nuku‘alofa
TR Istanbul|Stambul, Ankara, Izmir, Bursa, Adana, Gaziantep, Konya, Çankaya, Antalya, Bağcılar, Diyarbakır, Kayseri, Üsküdar, Bahçelievler, Umraniye, Mersin, Esenler, Eskişehir, Karabağlar, Muratpaşa, Şanlıurfa, Malatya, Sultangazi, Maltepe, Erzurum
TT *Port of Spain
TW Taipei, Kaohsiung, Taichung, Tainan, Banqiao, Hsinchu, Taoyuan City
TZ Dar es Salaam, Mwanza, Zanzibar, Dodoma
UA Kyiv|Kiev|Kiew|Київ, Kharkiv, Dnipro, Donetsk, *Odessa|Odesa, Zaporizhia, Lviv|Lemberg, Kryvyi Rih, Mykolayiv, Mariupol, Luhansk, Sevastopol
UG Kampala
US New York|New York City|NYC|Manhattan|Brooklyn, Los Angeles|L.A., Chicago, Houston, Philadelphia|Philly, Phoenix, San Antonio, San Diego, Dallas, *San Jose, Austin, Jacksonville, San Francisco|SF, Columbus, Fort Worth, Indianapolis, Charlotte, Seattle, Denver, El Paso, Detroit, Boston, Memphis, Portland, Oklahoma City, Las Vegas|Vegas, Baltimore, Milwaukee, Albuquerque, Tucson, Nashville, Fresno, Sacramento, Kansas City, Long Beach, Mesa, Atlanta, Colorado Springs, Virginia Beach, Raleigh, Omaha, Miami, Oakland, Minneapolis, Tulsa, Wichita, New Orleans, Arlington, Cleveland, Bakersfield, Honolulu, Tampa, *Aurora, Anaheim, *Santa Ana, Corpus Christi, Riverside, St. Louis|Saint Louis, Stockton, Pittsburgh, Anchorage, Cincinnati, Meads, Henderson, Greensboro, *Saint Paul|St. Paul, Plano, Newark, *Toledo, *Lincoln, Orlando, Chula Vista, Jersey City, Chandler, Fort Wayne, Buffalo, *Durham, *Irvine, Laredo, Lubbock, Madison, Gilbert, Norfolk, Louisville, Reno, Winston-Salem, Glendale, Hialeah, Garland, Scottsdale, Irving, Chesapeake, North Las Vegas, Fremont, Baton Rouge, Lexington, Paradise, *Richmond, Jamaica, San Bernardino, Spokane, *Birmingham, Modesto, Des Moines, *Rochester, Maryvale, Tacoma, *Fontana, Oxnard, Moreno Valley, Fayetteville, Huntington Beach, Yonkers, Montgomery, Amarillo, Little Rock, Akron, Shreveport, Grand Rapids, Mobile, Salt Lake City|SLC, *Huntsville, Tallahassee, Sunrise Manor, Grand Prairie, Overland Park, Knoxville, *Worcester, Brownsville, Newport News, Santa Clarita, Providence, Fort Lauderdale, East Flatbush, Spring Valley, Chattanooga, Tempe, Oceanside, Garden Grove, Rancho Cucamonga, Cape Coral, *Santa Rosa, *Vancouver, Sioux Falls, Peoria, Ontario, Jackson, Elk Grove, Springfield, Pembroke Pines, Deer Valley, Port Saint Lucie, *Salem, Corona, Eugene, McKinney, Fort Collins, *Lancaster, Cary, Tempe Junction, Palmdale, Hayward, *Salinas, Frisco, East Chattanooga, Pasadena, *Alexandria, Pomona, Washington Heights, Lakewood, Sunnyvale, Escondido, Astoria, Hollywood, Borough Park, Clarksville, Torrance, *Valencia, Rockford, East Hampton, Joliet, Paterson, Bridgeport, Naperville, Boise, Savannah, Mesquite, Syracuse, Metairie Terrace, *Orange, Fullerton, Killeen, Dayton, McAllen, Bellevue, Metairie, *Miramar, *Hampton, West Valley City, Olathe, Warren, Columbia, Thornton, Carrollton, *Midland, Charleston, Waco, Sterling Heights, *Denton, Cedar Rapids, New Haven, Roseville, Gainesville, Visalia, Coral Springs, Thousand Oaks, Elizabeth, *Stamford, Concord, Surprise, Alhambra, Lafayette, Topeka, Kent, Simi Valley, East Los Angeles, *Santa Clara, Murfreesboro, Hartford, Sheepshead Bay, Amherst, Victorville, Abilene, Vallejo, North Stamford, Berkeley, Norman, Allentown, Evansville, *Odessa, Fargo, *Beaumont, Independence, Ann Arbor, *El Monte, *Athens, Round Rock, Wilmington, East Harlem, Arvada, Provo, Lansing, Downey, Carlsbad, Elmhurst, Costa Mesa, Miami Gardens, Westminster, North Peoria, Clearwater, Fairfield, Bushwick, *Gravesend, *Elgin, Temecula, West Jordan, Inglewood, Richardson, Lowell, East Independence, Gresham, Antioch, *Cambridge, High Point, Billings, *Manchester, Murrieta, Centennial, Pueblo, Pearland, Waterbury, West Covina, Enterprise, North Charleston, Everett, College Station, Palm Bay, Pompano Beach, Boulder, Norwalk, West Palm Beach, Broken Arrow, Daly City, Sandy Springs, Burbank, Green Bay, *Santa Maria, Wichita Falls, Lakeland, Clovis, Lewisville, Tyler, El Cajon, *San Mateo, *Brandon, Rialto, Davenport, Edison, Hillsboro, Las Cruces, South Bend, Vista, Greeley, Davie, San Angelo, Renton, *Roanoke, *Kenosha, *Clinton Township, *Erie, *Portsmouth Heights, *Richmond Hill, *Alief, *Spring Hill, *Albany, *Compton, *Tuscaloosa, *League City, *Flint, *Allen, *Mission Viejo, *Vacaville, *Ventura, *Highlands Ranch, *Lawton, *Beaverton, *South Gate, *Portsmouth, *Sparks, *Brockton, *Dearborn, *Federal Way, *Lee's Summit, *New Bedford, *Spokane Valley, *Fordham, *Livonia, *Roswell, *Orem, *Yuma, *Lawrence, *The Woodlands, *West Albany, *Yakima, *Quincy, *Flatbush, *Hesperia, *Carson, *Boca Raton, *Santa Monica, *San Marcos, *Plantation, *Lynn, *Miami Beach, *Arden-Arcade, *Longmont, *Santa Barbara, *Redding, *Macon, *Meridian, *San Leandro, *Greenville, *Chico, *Edmond, *Nampa, *Newton, *Toms River, *Fall River, *Carmel, *Asheville, *Waukegan, *Deltona, *Hawthorne, *Fort Smith, *Suffolk, *Sugar Land, *Livermore, *Nashua, *Reading, *Indio, *Rio Rancho, *Enchanted Hills, *Sandy, *Whittier, *Canarsie, *Kirkland, *Menifee, *Newport Beach, *Tracy, *Citrus Heights, *Bend, *Canton, *Lehigh Acres, *Greenburgh, *Bloomington, *Germantown, *Clifton, *Duluth, *Champaign, *Chino, *Ogden, *Redwood City, *Bellingham, *O'Fallon, *Hoover, *Danbury, *East Norwalk, *Edinburg, *Sunrise, *Trenton, *Santa Fe, *Cicero, *Hemet, *Ahwatukee Foothills, *Johns Creek, *Mission, *Troy, *Buena Park, *Palm Coast, *Sioux City, *Lake Forest, *Merced, *Longview, *Bryan, *Westland, *Warwick, *Farmington Hills, *San Tan Valley, *Mount Pleasant, *Cranston, *Largo, *South Suffolk, *Avondale, *Tustin, *Mountain View, *Napa, *Somerville, *Melbourne, *Parma, *New Rochelle, *Lynchburg, *Medford, *Deerfield Beach, *Pleasanton, *Brooklyn Park, *Goodyear, *Kennewick, *Alameda, *Town 'n' Country, *Bellflower, *Chino Hills, *Alafaya, *Springdale, *Racine, *Hammond, *Milpitas, *Gary, *Scranton, *Baldwin Park, *Auburn, *Fishers, *Saint Joseph, *Pharr, *Upland, *Folsom, *Baytown, *San Ramon, *Camden, *Lake Charles, *Kalamazoo, *Arlington Heights, *Plymouth, *Waterford, *Evanston, *Manteca, *Kendall, *Wyoming, *Loveland, *Cheektowaga, *Kings Bridge, *Perris, *Bethlehem, *Schaumburg, *Gastonia, *Union City, *Bolingbrook, *Iowa City, *Layton, *Appleton, *Missouri City, *Shelby, *Fort Myers, *Boynton Beach, *Jonesboro, *Rapid City, *Warner Robins, *Rochester Hills, *Decatur, *Southfield, *Saint George, *New Britain, *Franklin, *Turlock, *Temple, *Apple Valley, *Lynwood, *Waukesha, *Gulfport, *Pawtucket, *Lauderhill, *Rock Hill, *Silver Spring, *West Gulfport, *Flower Mound, *Bismarck, *Centreville, *Passaic, *Riverview, *Redlands, *Missoula, *Rancho Cordova, *New Braunfels, *Cherry Hill, *Flagstaff, *Muncie, *Weston, *Frederick, *Pasco, *Pittsburg, *Palatine, *North Richland Hills, *Kissimmee, *Walnut Creek, *Mount Vernon, *Conroe, *Dothan, *Waterloo, *Maple Grove, *Framingham, *Redondo Beach, *Bossier City, *Yorba Linda, *Woodbury, *Eau Claire, *Waldorf, *Forest Hills, *Davis, *Glen Burnie, *Camarillo, *Victoria, *Gaithersburg, *South San Francisco, *Kenner, *Jackson Heights, *Rockville, *Yuba City, *Palo Alto, *Casas Adobes, *Marysville, *South Jordan, *Oshkosh, *North Little Rock, *Homestead, *Bayside, *Bayonne, *Eagan, *Delray Beach, *Johnson City, *Dale City, *Cedar Park, *Parkchester, *Atascocita, *Saint Cloud, *Ellicott City, *Laguna Niguel, *Saint Charles, *Harlingen, *San Clemente, *West Lynchburg, *Framingham Center, *Schenectady, *Broomfield, *Ames, *Shawnee, *Conway, *East Orange, *Skokie, *Daytona Beach, *West Bloomfield Township, *Tamarac, *Youngstown, *Lodi, *Mansfield, *Santa Cruz, *Pico Rivera, *Madera, *Janesville, *West Des Moines, *Montebello, *Georgetown, *Alpharetta, *Lorain, *Bowling Green, *Flatlands, *Dundalk, *Eden Prairie, *North Bergen, *Florence-Graham, *Waltham, *Cheyenne, *West Hartford, *Rogers, *Carol City, *Encinitas, *Haverhill, *Jupiter, *Council Bluffs, *Wellington, *West Coon Rapids, *North Miami, *Hamilton, *North Port, *Tulare, *Coon Rapids, *Millcreek, *La Habra, *Blaine, *Lake Elsinore, *Carmichael, *Taylor, *Burnsville, *Monterey Park, *Castro Valley, *Irvington, *Rocklin, *Utica, *Malden, *National City, *Bethesda, *Terre Haute, *Vineland, *Brentwood, *Lakeville, *West Allis, *Redmond, *Cupertino, *Taylorsville, *Bristol, *Moore, *Gardena, *Petaluma, *Grand Junction, *Casper, *Rowlett, *La Mesa, *Pine Hills, *Bensonhurst, *Coney Island, Lehi, Reston, Sarasota, *Hoboken, *Burlington, McLean, Bentonville, *Augusta, Bozeman, Menlo Park, *Princeton, *Paris, Washington|Washington DC|Washington D.C., *Naples
UY Montevideo
UZ Tashkent, Namangan
VC *Kingstown
VE Caracas, Maracaibo, Maracay, *Valencia, Barquisimeto, Ciudad Guayana, *Barcelona, Maturín
VN Ho Chi Minh City|Saigon|HCMC, Hanoi|Hà Nội, Da Nang, Haiphong, Biên Hòa
VU *Port-Vila
WS *Apia
XK Pristina
YE Sanaa, Al Ḩudaydah, Ta‘izz, Aden
YT *Mamoudzou
ZA Cape Town|Kapstadt, Durban, Johannesburg|Joburg, Soweto, Pretoria, Port Elizabeth, Pietermaritzburg, Benoni, Tembisa, East London, Vereeniging, Bloemfontein, Boksburg, Welkom, *Newcastle, Stellenbosch
ZM Lusaka, Kitwe
ZW Harare, Bulawayo
`;
