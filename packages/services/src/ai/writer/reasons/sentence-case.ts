/** Words of headlines that are no names: "Northwind Opens New Plant in Leipzig". */
const WORDS =
  /(?<= )(?:Raises|Secures|Closes|Opens|Inaugurates|Launches|Unveils|Releases|Introduces|Debuts|Presents|Acquires|Buys|Partners|Teams|Joins|Signs|Appoints|Names|Wins|Receives|Expands|Moves|Relocates|Adopts|Uses|Files|Publishes|Reports|Has|Is|New|Second|Third|Its|The|A|An|In|To|With|For|From|As|On|Of|And|Up|Into|Plant|Factory|Office|Warehouse|Store|Lab|Laboratory|Facility|Hub|Campus|Headquarters|Million|Billion|Round|Funding|Agreement|Partnership|Distribution|Certification|Patent|Open|Positions|Roles|Jobs)(?= |$)/g;

/** A headline in capitals as a sentence; names keep theirs. @param names that the text may hold */
export function toSentenceCase(text: string, names: readonly string[]): string {
  const name = names.find((one) => text.startsWith(`${one} `)) ?? '';
  const words = text.slice(name.length).trim().split(' ');
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (capitals <= words.length * 0.6) return text;
  return name + text.slice(name.length).replace(WORDS, (word) => word.toLowerCase());
}
