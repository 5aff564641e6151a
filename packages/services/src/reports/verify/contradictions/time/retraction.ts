import { UNDONE } from '../../../../shared/statements/certainty.ts';

/** Whether a sentence takes back what the one before it says: "The deal later fell through." */
export function takesBack(sentence: string): boolean {
  const isAboutIt =
    /^(?:but|however|yet|later|then|instead|in the end|eventually|ultimately|since then|months later|weeks later|days later|a \w+ later|it|this|that|the (?:deal|round|transaction|plan|plans|agreement|talks|offer|bid|purchase|acquisition|takeover|merger|partnership|contract|opening|project|move|launch|sale|announcement|report|reports|statement|story|claim|claims|news|company|board|regulators?|investors?)|both|neither|regulators|shareholders|investors|doch|aber|später|mais|pero)\b/i;
  if (/^it (?:is|was) (?:\w+ )?(?:not true|untrue|false|wrong|rumou?red) that\b/i.test(sentence.trim())) return false;
  return (
    isAboutIt.test(sentence.trim()) &&
    (UNDONE.test(sentence) ||
      /\b(?:never (?:happened|closed|opened|took|came|materiali[sz]ed)|not (?:true|happen|close|go ahead|take place|been)|n['’]t (?:happen|true|close)|untrue|false|hoax|denied|wrong|did not)\b/i.test(
        sentence,
      ))
  );
}
