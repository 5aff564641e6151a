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
# both ends of a range, and a loss
Northwind Robotics hired between 20 and 40 people.
- Northwind Robotics hired 40 people.
- Northwind Robotics hired 20 people.
+ Northwind Robotics hired between 20 and 40 people.
Northwind Robotics reported a profit of $4 million in 2024 and a loss of $9 million in 2025.
- Northwind Robotics reported a profit of $9 million in 2025.
+ Northwind Robotics reported a loss of $9 million in 2025.
+ Northwind Robotics reported a profit of $4 million in 2024.
`;
