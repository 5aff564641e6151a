import type { Goal } from '../../goal.ts';

/** What is to be asked, as it is asked: "see if you want to try it", "feedback on our offer", "follow up on the quote". */
export function readEnglishRequest(goal: string): Goal | null {
  const requested =
    /^(?:see|check|find out|ask|learn|know) (?:if|whether) you (?:(?:would |['’]d )?(?:like|love)|want|wish) to (?<act>.+)$/i.exec(
      goal,
    ) ?? /^(?:get|ask|convince|persuade|encourage) you to (?<act>.+)$/i.exec(goal);
  const act = requested?.groups?.act;
  if (act !== undefined)
    return /^(?:review|sign|confirm|send|approve|reply|check|pay|share|complete|call|forward|fill|return|answer)\b/i.test(
      act,
    )
      ? { kind: 'proposal', text: `Could you ${act}` }
      : { kind: 'try', text: act };
  const state = /^(?:see|check|find out|ask|learn|know) (?:if|whether) you are (?<state>.+)$/i.exec(goal)?.groups
    ?.state;
  if (state !== undefined) return { kind: 'question', text: `Are you ${state}` };
  const reply =
    /^(?:(?:get|ask for|collect|obtain|have) )?(?:an?|the|some|any|your|more)? ?(?<what>(?:quick |short |honest |first )?(?:feedback|reply|response|answer|decision|confirmation|thoughts|opinion|approval|input|advice)(?: (?:on|to|about|for|regarding) .+)?)$/i.exec(
      goal,
    )?.groups?.what;
  if (reply !== undefined) return { kind: 'reply', text: `your ${reply}` };
  const sent =
    /^(?:follow(?:ing)?[- ]up|chas(?:e|ing)(?: up)?|touch(?:ing)? base|circl(?:e|ing) back|check(?:ing)? in) (?:with you )?(?:(?:on|about|regarding) )?(?!to |with |after )(?<what>.+)$/i.exec(
      goal,
    )?.groups?.what;
  return sent === undefined ? null : { kind: 'recall', text: sent };
}

/** "The person in charge of packaging" is who is in charge of it. */
const PERSON =
  /^(?:find|identify|reach|get to|know|learn)(?: out)? (?:who is )?the (?:person|one|contact) (?:who is |that is )?(?<act>(?:responsible|in charge|accountable) (?:of|for) .+|who .+)$/i;
const CONTACT =
  /^(?:find|identify|reach|get to) (?:out )?(?:the )?(?:right|responsible|best) (?:person|contact)(?: (?:for|in|on) (?<work>.+))?$/i;
/** Who is to be found, as a question can ask for them; null for any other goal. */
export function readContact(goal: string): Goal | null {
  const person = PERSON.exec(goal)?.groups?.act?.replace(/^who /i, '');
  if (person !== undefined)
    return { kind: 'answer', text: /^(?:resp|in |acc)/i.test(person) ? `who is ${person}` : `who ${person}` };
  const work = CONTACT.exec(goal)?.groups;
  if (work !== undefined)
    return {
      kind: 'answer',
      text: work.work === undefined ? 'who the right contact is' : `who the right contact for ${work.work} is`,
    };
  return null;
}
