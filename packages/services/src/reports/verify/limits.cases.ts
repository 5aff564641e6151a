/** As in claims.cases.ts: what a word or a number limits, and the claim must not take without its limit. */
export const LIMIT_CASES = `
# what almost happened
Northwind Robotics nearly went bankrupt in 2025.
- Northwind Robotics went bankrupt in 2025.
+ Northwind Robotics nearly went bankrupt in 2025.
Northwind Robotics almost closed its plant in Derby.
- Northwind Robotics closed its plant in Derby.
Northwind Robotics narrowly avoided closing the plant in Derby.
- Northwind Robotics closed the plant in Derby.
Northwind Robotics came close to closing the plant in Derby.
- Northwind Robotics closed the plant in Derby.
Northwind Robotics a failli fermer son usine de Lyon.
- Northwind Robotics a fermé son usine de Lyon.
Northwind Robotics casi cerró su planta de Puebla.
- Northwind Robotics cerró su planta de Puebla.
Northwind Robotics wäre beinahe pleitegegangen.
- Northwind Robotics ist pleitegegangen.
Northwind Robotics hätte beinahe sein Werk in Kassel geschlossen.
- Northwind Robotics hat sein Werk in Kassel geschlossen.
Northwind Robotics opened a plant in Derby and nearly doubled its output.
+ Northwind Robotics opened a plant in Derby.
Northwind Robotics opened its plant in Derby nearly a decade ago.
+ Northwind Robotics opened its plant in Derby nearly a decade ago.
# a part of a company
Northwind Robotics acquired a minority stake in Contoso.
- Northwind Robotics acquired Contoso.
+ Northwind Robotics acquired a minority stake in Contoso.
Northwind Robotics acquired part of Contoso.
- Northwind Robotics acquired Contoso.
Northwind Robotics acquired the assets of Contoso.
- Northwind Robotics acquired Contoso.
Northwind Robotics bought 40% of Contoso.
- Northwind Robotics bought Contoso.
- Northwind Robotics acquired Contoso.
+ Northwind Robotics bought 40% of Contoso.
Northwind Robotics acquired all shares in Contoso.
+ Northwind Robotics acquired Contoso.
# some of all, and both ends of a range
Only 40 of 240 grippers passed the test at Northwind Robotics.
- 240 grippers passed the test at Northwind Robotics.
+ 40 of 240 grippers passed the test at Northwind Robotics.
Northwind Robotics hired between 20 and 40 people.
- Northwind Robotics hired 40 people.
- Northwind Robotics hired 20 people.
+ Northwind Robotics hired between 20 and 40 people.
Northwind Robotics makes grippers for -40 to 85 degrees.
- Northwind Robotics makes grippers for 40 to 85 degrees.
+ Northwind Robotics makes grippers for -40 to 85 degrees.
Northwind Robotics reported a profit of $4 million in 2024 and a loss of $9 million in 2025.
- Northwind Robotics reported a profit of $9 million in 2025.
+ Northwind Robotics reported a loss of $9 million in 2025.
+ Northwind Robotics reported a profit of $4 million in 2024.
# applied for
Northwind Robotics has 12 patents pending.
- Northwind Robotics has 12 patents.
+ Northwind Robotics has 12 patents pending.
# what was so
Northwind Robotics sold its 40% stake in Contoso.
- Northwind Robotics holds a 40% stake in Contoso.
+ Northwind Robotics sold its 40% stake in Contoso.
Northwind Robotics sold its Derby plant to Contoso.
- Northwind Robotics has a plant in Derby.
Northwind Robotics sold its Derby plant and runs a plant in Leeds.
+ Northwind Robotics runs a plant in Leeds.
Northwind Robotics employed 240 people until 2024.
- Northwind Robotics employs 240 people.
+ Northwind Robotics employed 240 people until 2024.
Northwind Robotics used to employ 240 people.
- Northwind Robotics employs 240 people.
Ada Pike stepped down as CEO of Northwind Robotics.
- Ada Pike is CEO of Northwind Robotics.
+ Ada Pike stepped down as CEO of Northwind Robotics.
Ada Pike stepped down as CEO of Northwind Robotics and Tom Berg is its new CEO.
+ Tom Berg is the new CEO of Northwind Robotics.
`;
