import type { MessageLanguage } from '../../schemas.ts';
import { speaksOfAFirm } from './whole-sentence.ts';

/** Short forms of chats and notes that a letter cannot have, and that may mean several things. */
const CHAT: Record<MessageLanguage, RegExp> = {
  en: /(?<![\p{L}’'])(?:n|r|c|bc|cuz|lol|btw|imo|tbh|fyi|gimme|lemme|dunno|kinda|sth|smth|sb|ppl|prob|prolly|cos|kk|ya|yo|hmu|lmk|ttyl|idk|nvm|ofc|thru)(?![\p{L}’'])/iu,
  de: /(?<!\p{L})(?:wg|vll|iwie|iwann|mfg|lg|vg|tel|bissl|nen|ne|n|mit'm|grad|ausm|auf'm|haste|könnse|ma|nix|dd)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pr|ds|tt|ts|qq|qqn|qqch|pcq|pk|mdr|dsl|jsp|cdt|bjr|slt|tps|bcp|cb|c|g|ki|koi|ke|pro|suite conf)(?!\p{L})/u,
  es: /(?<!\p{L})(?:x|q|k|d|pa|tb|tbn|xq|pq|xfa|tmb|msj|bss|sld|ns|nse|finde|\d+[ao])(?!\p{L})/u,
};
/** A message has no attachment. */
const ATTACHED =
  /\battached\b|\bin attachment\b|\banbei\b|\bim anhang\b|\bangehängt\b|\bci-jointe?s?\b|\ben pi[èe]ce jointe\b|\ben p\.?j\.?(?!\p{L})|\badjunt[oa]?s?\b/iu;
/** What is said in whole sentences: a wish, a notice, a complaint. No call is asked for it. */
const WHOLE_SENTENCES =
  /(?:wünschen|ankündigen|reklamieren|kündigen|melden|nachhören)$|^(?:wish|announce|complain|inform about|souhaiter (?!(?:vous|te) )|annoncer|résilier|prendre des nouvelles|desear|anunciar)(?!\p{L})|\bhappy birthday\b|\bmerry christmas\b|alles gute zum|frohe weihnachten|joyeux no[ëe]l|feliz navidad|feliz año/iu;
/** What may follow a comma within one request. */
const CONTINUES: Record<MessageLanguage, RegExp> = {
  en: /^(?:who|which|that|where|when|so|how|and|or|but|whether|if|including|especially|for|from|to|with|at|on|in|by|ideally|preferably|as|e\.g\.)(?!\p{L})/iu,
  de: /^(?:\p{Ll}{2,4} )?(?:der|die|das|den|dem|deren|dessen|dass|ob|wie|was|wer|wann|wo|womit|weil|wenn|damit|um|und|oder|sondern|insbesondere|am besten|gern|für|mit|bei|in|im|am|an|ab|zu|zum|zur|welche\p{Ll}*)(?!\p{L})/iu,
  fr: /^(?:qui|que|dont|où|si|comment|quand|afin|pour|et|ou|mais|notamment|par|avec|à|au|aux|en|le|de préférence|idéalement|ainsi que)(?!\p{L})/iu,
  es: /^(?:que|quien|quién|cuyo|donde|para|si|cómo|cuándo|y|e|o|pero|por|con|en|a|al|el|preferiblemente|incluid[oa]s?)(?!\p{L})/iu,
};
/** A day, a time, a sum, or one word of a list. */
const DETAIL =
  /^(?:\p{L}+\.? )?[\d£€$](?!.* (?:reichen|genügen|suffisent|suffiraient|bastan|is|are|max|enough)(?!\p{L}))|^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}$/u;
const LIST = /(?:^| )(?:and|und|et|y|e|or|oder|ou|o) \S+(?: \S+){0,4}$/u;

/** Why a goal cannot be said as it is typed, in words for the sender; null where nothing hangs loose. */
export function looseEnd(goal: string, language: MessageLanguage): string | null {
  const chat = CHAT[language].exec(goal)?.[0];
  if (chat !== undefined) return `“${chat}” is no word of a message.`;
  if (speaksOfAFirm(goal)) return 'It speaks of a company by its name. Say “we” if it is your own.';
  if (WHOLE_SENTENCES.test(goal)) return 'Say it in a whole sentence of your own.';
  if (ATTACHED.test(goal)) return 'The message itself has no attachment.';
  if (/\?.*\p{L}/u.test(goal.replace(/https?:\S+/g, ''))) return 'It has a question and something else.';
  if (/[?.!]$/.test(goal.trim())) return null;
  const parts = goal.split(/,\s+/).slice(1);
  const isList = parts.length > 0 && LIST.test(parts.at(-1) ?? '');
  const loose = parts.find((part) => !CONTINUES[language].test(part) && !DETAIL.test(part) && !isList);
  return loose === undefined ? null : `“${loose}” is a second remark.`;
}
