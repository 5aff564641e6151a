/** As the cases of claims: paraphrases in four languages that say what the passage says ("+"), and near ones that do not. */
export const PARAPHRASE_CASES = `
# words for one event
The Aalborg toolmaker Sønder was snapped up by Northwind Robotics on Monday.
+ Northwind Robotics acquired the Aalborg toolmaker Sønder.
- Sønder acquired Northwind Robotics.
Northwind Robotics cut the ribbon on its £12m distribution depot in Derby.
+ Northwind Robotics opened a £12 million distribution depot in Derby.
- Northwind Robotics opened a £12 billion distribution depot in Derby.
Northwind Robotics showed 60 welders the door in Hull.
+ Northwind Robotics laid off 60 welders in Hull.
- Northwind Robotics laid off 60 welders in Leeds.
Northwind Robotics' second paint shop went live in Derby.
+ Northwind Robotics' second paint shop in Derby is in operation.
# offices and bodies
Jane Okafor has been named chief operating officer of Northwind Robotics.
+ Northwind Robotics appointed Jane Okafor as COO.
- Northwind Robotics appointed Jane Okafor as CTO.
# figures
Northwind Robotics took on half a dozen apprentices in Derby.
+ Northwind Robotics hired 6 apprentices in Derby.
- Northwind Robotics hired 12 apprentices in Derby.
Northwind Robotics raised the speed of its arms by a third.
- Northwind Robotics raised the speed of its arms by a quarter.
Northwind Robotics installed a 20MW furnace in Derby.
+ Northwind Robotics installed a 20-megawatt furnace in Derby.
- Northwind Robotics installed a 20-kilowatt furnace in Derby.
# days
Northwind Robotics moved its headquarters to Derby on 3 September.
+ Northwind Robotics moved its headquarters to Derby on 3 September 2026.
- Northwind Robotics moved its headquarters to Derby on 3 September 2025.
# who did it to whom
Northwind Robotics sold Contoso a press for £2m.
- Northwind Robotics bought a press from Contoso for £2 million.
Northwind Robotics will be supplied with steel by Contoso.
- Northwind Robotics will supply steel to Contoso.
Northwind Robotics wurde von der Contoso AG übernommen.
- Northwind Robotics hat die Contoso AG übernommen.
Northwind Robotics fue adquirida por Contoso.
- Northwind Robotics adquirió Contoso.
# where
Northwind Robotics, based in Leeds, opened a depot in Derby.
+ Northwind Robotics opened a depot in Derby.
- Northwind Robotics opened a depot in Leeds.
Northwind Robotics opened its third office, in Lisbon. The older offices are in Leeds and Tallinn.
- Northwind Robotics opened an office in Tallinn.
# a part and its whole
Seven of Northwind Robotics' 23 sites have been certified.
+ Seven of Northwind Robotics' 23 sites have been certified.
- Northwind Robotics has 23 certified sites.
# denied, supposed, to come
Sollte der Stadtrat zustimmen, verlegt Northwind Robotics die Fertigung nach Halle.
- Northwind Robotics hat die Fertigung nach Halle verlegt.
De haberse aprobado la ley, Northwind Robotics habría cerrado su fábrica de Reus.
- Northwind Robotics cerró su fábrica de Reus.
Northwind Robotics a tenté en vain de racheter le site de Lens.
- Northwind Robotics a racheté le site de Lens.
Northwind Robotics abrirá una planta en Querétaro.
- Northwind Robotics abrió una planta en Querétaro.
`;
