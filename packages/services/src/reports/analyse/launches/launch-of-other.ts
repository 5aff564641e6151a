import { type CompanyContext, findCompanyMentions } from '../../../shared/statements/company-names.ts';

const NAME = String.raw`(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*){0,2})`;
const VERB =
  '(?:lanser(?:ar|ade|er|te|at)|lancer(?:er|ede|et)|släppe?r|släppte|bringt|brachte|führt|stellt|stellte|lanc(?:e|era|ia|ent)|lanza|lanzó|dévoile|présente|presenta|introduc(?:eert|eerde)|lanceer(?:t|de))';
const BEFORE = new RegExp(
  String.raw`(?:^|[.!?:]\s|(?<!\p{L})(?:att|dass|que|che|at|dat)\s)${NAME}(?:\s(?:den|am|le|el|il|har|hat|ha|a)\s[\p{L}\d. ]{0,20}?)?,?\s${VERB}(?!\p{L})`,
  'u',
);
/** "… and this week launched Globex, its Picker": verb, who, what. */
const AFTER = new RegExp(String.raw`(?<!\p{L})${VERB}\s${NAME}, \p{Lu}`, 'u');
const WE =
  /(?<!\p{L})(?:wir|unser\p{L}*|vi|vår\p{L}*|nous|notre|noi|nostr[oa]|nosotros|nuestr[oa]|wij|onze)(?!\p{L})/iu;

/** Whether a text in another language than English tells what another company brings out, as a customer. */
export function isLaunchOfOther(text: string, about: CompanyContext): boolean {
  if (WE.test(text)) return false;
  const who = BEFORE.exec(text)?.[1] ?? AFTER.exec(text)?.[1];
  return who !== undefined && who.length > 1 && findCompanyMentions(who, about).length === 0 && !isDayWord(who);
}

/** Words that begin a sentence before its verb. */
const isDayWord = (who: string) =>
  /^(?:heute|jetzt|nun|neu|ab|mit|i|idag|nu|nå|aujourd|maintenant|hoy|ahora|oggi|ora|vandaag)$/i.test(who);
