/**
 * Stems by which companies speak of research of their own, in the languages of our sources. Development alone is none:
 * everybody who sells software develops it.
 */
const RESEARCH_WORDS =
  /(?<!\p{L})(?:r\s?(?:&|and|\+|e)\s?d|r&d&i|f\s?&\s?e|fue|i\s?\+\s?d(?:\s?\+\s?i)?|fou|research(?:es|ers?|ed|ing)?|scien(?:ce|tific|tists?)|laborator\p{L}*|labs?|patent\p{L}*|prototyp\p{L}*|clinical|preclinical|phase (?:i{1,3}|iv|\d)\p{L}?|trials?|peer-reviewed|pre-?prints?|arxiv|proceedings|doctoral|ph\.?d|spin-?(?:out|off)|horizon (?:europe|2020)|eic|sbir|darpa|erc|eureka|eurostars|innovate uk|open[- ]source|algorithms?|experiment\p{L}*|novel|invent\p{L}*|breakthroughs?|development (?:team|department|cent(?:er|re)|lab|programme|program|project|pipeline)s?|(?:in-house|own|product|technology) development|\p{L}*forsch\p{L}*|wissenschaft\p{L}*|labor(?:e|s)?|\p{L}*entwicklungs\p{L}+|eigenentwicklung\p{L}*|(?:eigene|unsere) entwicklung|erfind\p{L}*|verbundprojekt\p{L}*|recherche\p{L}*|chercheu\p{L}+|brevet\p{L}*|laboratoires?|thèses?|scientifiques?|investigaci\p{L}+|investigador\p{L}*|laboratorios?|científic\p{L}+|ricerca\p{L}*|ricercator\p{L}+|brevett\p{L}*|pesquisa\p{L}*|\p{L}*forskn\p{L}*|\p{L}*forsker\p{L}*|forskare|vitenskap\p{L}*|vetenskap\p{L}*|onderzoek\p{L}*|octrooi\p{L}*|gepatenteerd\p{L}*|bada(?:nia|wcz\p{L}+)|patentow\p{L}*|výzkum\p{L}*|tutkimu\p{L}*)(?!\p{L})/iu;

/** Whether a text speaks of research, not only of products that are made or sold. */
export const speaksOfResearch = (text: string): boolean => RESEARCH_WORDS.test(text);
