import { type Goal, upperFirst } from '../../goal.ts';

const REPLY =
  /^(?:(?:um|eine?n?|ihre?|deine?|die|das|kurzes?|kurze) )*(?<noun>Rückmeldung|Feedback|Antwort|Zusage|Entscheidung|Bestätigung|Freigabe|Meinung|Einschätzung)(?<rest>(?: (?:zu\p{L}*|auf|über|für|wegen|bis) .+)?)(?: (?:einholen|bekommen|erhalten|erbitten|bitten|hören|erfahren|haben))?$/iu;

/** "Rückmeldung zu unserem Angebot" is waited for; "nachfassen wegen der Präsentation" comes back to it. */
export function readGermanRequest(goal: string, isFormal: boolean): Goal | null {
  const { noun, rest = '' } = REPLY.exec(goal)?.groups ?? {};
  if (noun !== undefined) {
    const mine = isFormal ? 'Ihr' : 'dein';
    const said = rest.replace(/ (?:einholen|bekommen|erhalten|erbitten|bitten|hören|erfahren|haben)$/, '');
    return { kind: 'reply', text: `${mine}${/^feedback$/i.test(noun) ? '' : 'e'} ${upperFirst(noun)}${closed(said)}` };
  }
  const sent =
    /^(?:Nachfassen|Nachhaken|Nachfrage|Follow-up) (?<what>(?:wegen|bezüglich|zu[mr]?|nach) .+)$/i.exec(goal) ??
    /^(?<what>(?:wegen|bezüglich|zu[mr]?) .+) (?:nachfassen|nachhaken|nachfragen)$/i.exec(goal);
  return sent?.groups?.what === undefined
    ? null
    : { kind: 'recall', text: sent.groups.what.slice(0, 1).toLowerCase() + sent.groups.what.slice(1) };
}

/** A clause within a sentence ends with a comma. */
export const closed = (words: string) =>
  /, (?:\p{Ll}+ )?(?:die|der|das|den|dem|wie|ob|was)(?!\p{L})/u.test(words) ? `${words},` : words;
