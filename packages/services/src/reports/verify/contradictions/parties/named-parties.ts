import { isCommonWord } from '../../../../shared/statements/common-words.ts';

/** A shorter name that goes on ("Acme Pumps" for Acme Holdings) is that of another company. */
export function findName(text: string, names: readonly string[]): { start: number; end: number } | null {
  for (const [index, name] of names.entries()) {
    const start = text.indexOf(name);
    const goesOn = index > 0 && GOES_ON.test(text.slice(start + name.length));
    if (start >= 0 && !goesOn) return { start, end: start + name.length };
  }
  return null;
}
const GOES_ON =
  /^\s(?!(?:Group|Gruppe|Groupe|Grupo|GmbH|AG|SE|KG|Inc|Ltd|Limited|plc|PLC|SA|SL|SAS|SARL|Holding|Co|Chief|CEO|CFO)(?!\p{L}))\p{Lu}\p{L}+/u;

/** Names after the first word; nouns have capitals in German, so that an article before one makes it none. */
export function namesOther(slot: string): boolean {
  const capitals = [...slot.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\d&.-]+/gu)].filter(
    ({ 0: word }) => !isCommonWord(word),
  );
  return capitals.some(({ 0: word, index }) => {
    const lead = slot.slice(0, index);
    // "Auf eigenen Wunsch": German nouns have capitals.
    if (/(?<!\p{L})(?:auf|aus|mit|nach|bei|für|in|zu|ohne|wegen|trotz)\s\p{Ll}{2,}(?:e|en|em|er|es)\s$/u.test(lead))
      return false;
    if (/(?:^|\s)(?:der|die|das|den|dem|des|im|am|beim|zum|zur|vom|ein|eine|einen|einem|einer)\s$/iu.test(lead))
      return false;
    return !(
      index === 0 &&
      /^(?:The|A|An|It|They|In|On|At|After|With|As|From|For|By|Under|Since|This|That|Il|Elle|Ils|Elles|L|D|En|Au|À|Après|Depuis|Hier|Lundi|Mardi|Mercredi|Jeudi|Vendredi|El|Los|La|Las|Tras|Desde|Ayer|Sie|Er|Es|Nun|Jetzt|Seit|Nach|Mit|Am|Im|Zum)$/u.test(
        word,
      )
    );
  });
}
