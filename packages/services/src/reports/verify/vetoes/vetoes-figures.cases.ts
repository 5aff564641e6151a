/**
 * Statements whose figures and units stand in the evidence in some form ("+"), and those with a figure that a reading has
 * to prove ("-"). A line without a sign is the evidence of those below it.
 */
export const FIGURE_CASES = `
# metres are no millions
Northwind Robotics has opened a hall of 15 m² in Boulder.
+ Northwind Robotics has opened a hall of 15 square metres.
+ Northwind Robotics has opened a hall of 15 m² in Boulder.
- Northwind Robotics has put 15 million into a hall.
- Northwind Robotics has opened a hall of 15 million square metres.
Northwind Robotics baut in Jena ein Lager mit 4.500 Quadratmetern und 18 m Höhe.
+ Northwind Robotics baut in Jena ein Lager mit 4.500 m².
+ Das Lager von Northwind Robotics in Jena ist 18 m hoch.
- Northwind Robotics baut in Jena ein Lager für 18 Millionen.
- Northwind Robotics baut in Jena ein Lager mit 4.500 Mio.
Northwind Robotics inaugure à Lyon une tour de 40 mètres et une halle de 2 300 mètres carrés.
+ Northwind Robotics inaugure à Lyon une tour de 40 m.
+ Northwind Robotics inaugure à Lyon une halle de 2 300 m².
- Northwind Robotics inaugure à Lyon une tour de 40 millions.
Northwind Robotics abre en Vigo una nave de 12 m de alto por 60 m de largo.
+ Northwind Robotics abre en Vigo una nave de 12 metros de alto.
+ Northwind Robotics abre en Vigo una nave de 60 m de largo.
- Northwind Robotics abre en Vigo una nave de 12 millones.
- Northwind Robotics ha invertido 60 millones en una nave de Vigo.
Northwind Robotics raised 15 m euros and sells to 2m people.
+ Northwind Robotics raised 15 million euros.
+ Northwind Robotics sells to 2 million people.
- Northwind Robotics has a hall of 15 m².

# figures side by side are several
In Q3 2025 Northwind Robotics sold 1 200 grippers.
+ Northwind Robotics sold 1,200 grippers in Q3 2025.
+ Northwind Robotics sold 1 200 grippers in the third quarter of 2025.
- Northwind Robotics sold 1,200 grippers in Q4 2025.
- Northwind Robotics sold 3,200 grippers in 2025.
Northwind Robotics lieferte 2025 300 Roboter aus.
+ Northwind Robotics hat 2025 300 Roboter ausgeliefert.
+ Im Jahr 2025 300 Roboter: So viele lieferte Northwind Robotics aus.
- Northwind Robotics lieferte 2025 400 Roboter aus.
- Northwind Robotics lieferte 2024 300 Roboter aus.
En 2025, 450 personnes travaillaient chez Northwind Robotics, contre 12 300 chez son client.
+ Northwind Robotics comptait en 2025 450 personnes.
- Northwind Robotics comptait en 2025 460 personnes.
- Northwind Robotics comptait 12 450 personnes.
Northwind Robotics vendió en el T2 2026 800 pinzas y gastó 1.400.000 euros.
+ Northwind Robotics vendió en el T2 2026 800 pinzas.
+ Northwind Robotics gastó 1 400 000 euros.
- Northwind Robotics vendió en el T3 2026 800 pinzas.
- Northwind Robotics gastó 2 900 000 euros.
Northwind Robotics hat seit Q1 2024 150 Anlagen gebaut.
+ Northwind Robotics has built 150 plants since Q1 2024.
- Northwind Robotics hat seit Q2 2024 150 Anlagen gebaut.
En 2024 Northwind Robotics vendió 2 500 robots, frente a 1 900 en 2023.
+ Northwind Robotics sold 2,500 robots in 2024, up from 1,900 in 2023.
- En 2024 Northwind Robotics vendió 2.900 robots.

# what may be counted, rounded, converted or reckoned is to be proved as well
Northwind Robotics employs 93 people in Leeds. A further 46 work in Lille. They speak English, French, German, Arabic and Korean.
- Northwind Robotics has 139 employees in Leeds and Lille.
- Northwind Robotics employs more than 90 people.
- Northwind Robotics speaks five languages.
- Northwind Robotics has roughly 190 staff in Leeds and Lille.
Northwind Robotics vendió el 64 % en España y el 20 % en Francia. Facturó 71.450 miles de euros.
- Northwind Robotics vende el 16 % restante en otros países.
- Northwind Robotics facturó unos 71,5 millones de euros.
The shop of Northwind Robotics closes at half past four; children’s robots make up 40 per cent of sales.
- The shop of Northwind Robotics closes at 4.30pm.
+ Two fifths of the sales of Northwind Robotics are children’s robots.
- Four fifths of the sales of Northwind Robotics are children’s robots.
Northwind Robotics hat 40 Roboter und öffnet um neun Uhr.
- Northwind Robotics öffnet um 11 Uhr.
+ Northwind Robotics öffnet um 9 Uhr.
- Northwind Robotics hat 85 am Standort Jena.
Northwind Robotics hands over the first hull in May 2028, the second four months later.
- Northwind Robotics hands over two hulls in May and September 2028.
Northwind Robotics a vendu dix-huit millions de bocaux.
+ Northwind Robotics a vendu 18 millions de bocaux.
- Northwind Robotics a vendu 28 millions de bocaux.
Northwind Robotics raised €4.2 million. Its robots went 300 miles.
- Northwind Robotics raised €4.2 billion.
- Northwind Robotics raised about €4.3 trillion.
Northwind Robotics sells 1.12 units.
- Northwind Robotics has 1.11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111 staff.

# another figure and another currency
Northwind Robotics wächst. Fabrikam Ventures investiert 40 Mio. Euro, Investoren geben 5 Mio. Euro.
+ Northwind Robotics erhält 40 Mio. Euro.
- Northwind Robotics erhält 400 Mio. Euro.
- Northwind Robotics has raised $40 million.

# languages that are not read
Northwind Robotics ha consegnato a Genova dodici robot.
- Northwind Robotics delivered twelve robots in Genoa.
- Northwind Robotics delivered thirteen robots in Genoa.
Il comune versa a Northwind Robotics 1,9 milioni di euro.
+ Northwind Robotics erhält 1,9 Millionen Euro.
- Northwind Robotics erhält 1,9 Milliarden Euro.

# words of a number are added as they are in the language
Northwind Robotics bezieht in Jena eine zwei Hektar große Halle.
+ Northwind Robotics bezieht in Jena eine zwei Hektar große Halle.
- Northwind Robotics bezieht in Jena eine drei Hektar große Halle.
Northwind Robotics has two three-storey houses, 210 people and dreieinhalb partners.
+ Northwind Robotics has two three-storey houses.
+ Northwind Robotics has two hundred and ten people.
- Northwind Robotics has five houses.
- Northwind Robotics has two hundred and fifty people.
Northwind Robotics emploie à Lyon 97 personnes dans une deux-pièces et 71 à Lille.
+ Northwind Robotics emploie quatre-vingt-dix-sept personnes à Lyon.
+ Northwind Robotics emploie soixante et onze personnes à Lille.
- Northwind Robotics emploie quatre-vingt-dix-huit personnes à Lyon.
- Northwind Robotics emploie trois personnes à Lyon.
Northwind Robotics factura 2.000 millones de euros con una doble nave, y 45 personas.
+ Northwind Robotics factura dos mil millones de euros.
+ Northwind Robotics factura 2.000 millones con cuarenta y cinco personas.
- Northwind Robotics factura tres mil millones de euros.
Northwind Robotics beschäftigt zweihundertfünfundzwanzig Menschen und baute dreieinhalb Tonnen schwere Roboter.
+ Northwind Robotics beschäftigt 225 Menschen.
+ Northwind Robotics baute 3,5 Tonnen schwere Roboter.
- Northwind Robotics baute 4,5 Tonnen schwere Roboter.
Northwind Robotics sells to twenty-two towns, one and a half million homes and six thousand five hundred shops.
+ Northwind Robotics sells to 22 towns.
+ Northwind Robotics sells to 1.5 million homes and 6,500 shops.
- Northwind Robotics sells to 6,005 shops.
Northwind Robotics has two dozen robots.
+ Northwind Robotics hat 24 Roboter.
- Northwind Robotics hat 14 Roboter.

# millions in any spelling
Northwind Robotics raised 15m euros and is worth 1.5bn euros.
+ Northwind Robotics hat 15 Millionen Euro eingesammelt und ist 1,5 Milliarden Euro wert.
+ Northwind Robotics hat 15 Mio. Euro eingesammelt und ist 1,5 Mrd. Euro wert.
+ Northwind Robotics hat 15 Mio. € eingesammelt.
+ Northwind Robotics a levé 15 M€ et vaut 1,5 milliard d'euros.
+ Northwind Robotics ha captado 15 millones de euros y vale 1.500 millones.
+ Northwind Robotics raised €15M at a value of €1.5B.
- Northwind Robotics hat 15 Milliarden Euro eingesammelt.
- Northwind Robotics hat 15 Mrd. Euro eingesammelt.
- Northwind Robotics raised €15B.
- Northwind Robotics hat 15 Millionen Dollar eingesammelt.
- Northwind Robotics hat 15 Millionen Pfund eingesammelt.
- Northwind Robotics hat 15 Millionen Franken eingesammelt.
Northwind Robotics hat 15 Mio. Dollar eingesammelt und Millionen Kunden.
+ Northwind Robotics raised $15M.
+ Northwind Robotics raised $15 million.
+ Northwind Robotics raised 15 million dollars.
+ Northwind Robotics hat Millionen Kunden und 15 Millionen US-Dollar eingesammelt.
- Northwind Robotics raised $15bn.
- Northwind Robotics raised £15 million.
- Northwind Robotics sells to 3M.
Northwind Robotics a vendu pour 2,3 milliards d'euros à des millions de foyers.
+ Northwind Robotics hat für 2,3 Milliarden Euro verkauft.
+ Northwind Robotics hat für 2,3 Mrd. Euro verkauft, an Millionen Haushalte.
+ Northwind Robotics sold goods for €2.3bn.
- Northwind Robotics hat für 2,3 Millionen Euro verkauft.
Northwind Robotics facturó 40 millones de euros.
+ Northwind Robotics setzte 40 Mio. Euro um.
+ Northwind Robotics reported sales of €40m.
- Northwind Robotics setzte 40 Tausend Euro um.
- Northwind Robotics setzte 40 Mio. Schweizer Franken um.
Northwind Robotics a réalisé un chiffre d'affaires de 120 M€ et vise 1 Md€.
+ Northwind Robotics erzielte einen Umsatz von 120 Millionen Euro.
+ Northwind Robotics aims at revenue of €1 billion.
- Northwind Robotics erzielte einen Umsatz von 120 Milliarden Euro.
Northwind Robotics factura 3.000 millones de euros y debe 15m dólares.
+ Northwind Robotics setzt drei Milliarden Euro um.
+ Northwind Robotics schuldet 15 Mio. US-Dollar.
- Northwind Robotics setzt drei Millionen Euro um.

# multiples in any words
Orders of Northwind Robotics went from 100 to 300.
- Northwind Robotics has tripled its orders.
- Northwind Robotics has 3x its former orders.
- Northwind Robotics hat seine Bestellungen verdreifacht.
- Northwind Robotics a multiplié par trois ses commandes.
- Northwind Robotics has doubled its orders.
Northwind Robotics ha doblado su plantilla y multiplica por cinco sus ventas.
+ Northwind Robotics ha duplicado su plantilla.
+ Northwind Robotics has doubled its staff.
+ Northwind Robotics has 2x the staff, and sales are five times as high.
+ Northwind Robotics hat seine Belegschaft verdoppelt und den Umsatz verfünffacht.
- Northwind Robotics ha triplicado su plantilla.
- Northwind Robotics has 8x the staff.
- Northwind Robotics hat den Umsatz versiebenfacht.
Northwind Robotics a multiplié par deux son chiffre d'affaires.
+ Northwind Robotics a doublé son chiffre d'affaires.
+ Northwind Robotics hat den Umsatz verdoppelt.
+ Northwind Robotics doubled its revenue, a twofold rise.
- Northwind Robotics a triplé son chiffre d'affaires.
- Northwind Robotics a multiplié par dix son chiffre d'affaires.
Der Umsatz von Northwind Robotics stieg um 100 Prozent, der Gewinn auf das Vierfache.
- Northwind Robotics hat den Umsatz verdoppelt.
+ Northwind Robotics has quadrupled its profit.
+ Northwind Robotics a multiplié par quatre son bénéfice.
- Northwind Robotics hat den Gewinn verzehnfacht.
Northwind Robotics est trois fois plus rapide.
+ Northwind Robotics is three times as fast.
+ Northwind Robotics ist dreimal so schnell.
+ Northwind Robotics es tres veces más rápida.
- Northwind Robotics ist fünfmal so schnell.

# round the clock
Northwind Robotics repairs robots around the clock.
+ Northwind Robotics repairs robots 24/7.
- Northwind Robotics repairs robots in 24 days.
`;
