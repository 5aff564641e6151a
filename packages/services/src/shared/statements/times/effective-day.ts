/** What is done when it is decided, whenever it takes effect: an appointment, a signature, a vote. */
const DECIDED =
  /(?<!\p{L})(?:appoint(?:s|ed|ment)|named|names|elect(?:s|ed)|promot(?:es|ed)|hired|hires|sign(?:s|ed)|agreed|approv(?:es|ed)|extended|award(?:s|ed)|acquired|bought|sold|bestellt|bestellte|ernannt|ernannte|ernennt|beruf(?:t|en)|berief|gewählt|wählte|wählt|befördert|beförderte|unterzeichnet|unterzeichnete|vereinbart|vereinbarte|beschlossen|beschloss|verlängert|verlängerte|gekauft|verkauft|nommée?s?|nomme|désignée?s?|désigne|élue?s?|promue?s?|signée?s?|signe|approuvée?s?|votée?s?|prolongée?s?|rachetée?s?|nombr(?:ado|ada|ó|a)|design(?:ado|ada|ó|a)|elegid[oa]|eligió|ascendid[oa]|firm(?:ado|ó|a)|aprob(?:ado|ó)|aprueba|prorrog(?:ado|ó)|renov(?:ado|ó)|comprado|vendido)(?!\p{L})/iu;
const MONTH =
  '(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug|aoû|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene)\\p{L}*\\.?';
const DAY = `(?:\\d{1,2}(?:er|st|nd|rd|th|\\.)?\\s(?:de\\s|of\\s)?${MONTH}|${MONTH}\\s\\d{1,2}(?!\\d)(?:st|nd|rd|th)?|${MONTH})(?:,?\\s(?:de\\s|del\\s)?20\\d\\d)?|20\\d\\d`;
const EFFECT = new RegExp(
  `(?:^|,?\\s)(?:(?:and\\s)?(?:effective|with effect|taking effect|starting|beginning|start)(?:\\s(?:from|as of|on|in))?|as of|as from|from|mit wirkung(?:\\s(?:zum|vom|ab))?(?:\\sdem)?|zum|ab(?:\\sdem)?|per|à compter d[ue]|à partir d[ue]|avec effet (?:au|le)|au|dès(?:\\sle)?|con efectos?(?:\\s(?:desde|a partir de|de|del?))?(?:\\sel)?|a partir del?|desde(?:\\sel)?)\\s(?:${DAY})(?!\\p{L})`,
  'giu',
);

/** Whether it tells what was decided, such as an appointment. */
export const isDecision = (sentence: string): boolean => DECIDED.test(sentence);

/** A sentence on what was decided, without the day on which it takes effect; any other as it is. */
export const withoutEffectiveDay = (sentence: string): string =>
  isDecision(sentence) ? sentence.replace(EFFECT, ' ') : sentence;
