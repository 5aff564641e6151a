import { clauseBefore } from './clause-before.ts';

/** Words that make what follows a wish, a plan or talk. */
const SPECULATIVE =
  /\b(?:could|might|would|should|mulls?|mulling|weighs?|weighing|considers?|considering|explores?|exploring|eyes|eyeing|plans?|planning|planned|hopes?|hoping|aims?|aiming|seeks?|seeking|wants?|looks? to|looking to|looking for|hunts?|in talks|talks (?:with|to|about|over)|reportedly|rumou?red|rumou?rs?|speculation|speculated|allegedly|said to|believed to|thought to|expected to|likely to|set to|poised to|intends?|proposes?|proposed|possible|potential|potentially|if|whether|should it|prepares? (?:to|for)|preparing|courts?|woos|bids? for|target(?:s|ing)?|exploring|dreams?|calls? (?:for|on)|urges?)\b/i;

/** Words for the end of something in progress: news, but not of the thing's own category. */
const CALLED_OFF =
  /\b(?:cancels?|cancell?ed|scraps?|scrapped|abandons?|abandoned|shelves|shelved|postpones?|postponed|delays?|delayed|halts?|halted|pauses?|paused|ends|ended|ending|terminates?|terminated|dissolves?|dissolved|walks? away|pulls? out|withdraws?|withdrew|drops|dropped|exits?|collapses?|collapsed|unwinds?|severs?|los(?:es|t|ing)|cuts ties)\b/i;

/** The verb, not the month: lower case, or right before the event. */
const MAY = /\bmay\b|\bMay\s(?:\w+ly\s|be\s|have\s|soon\s)?$/;

/** Whether an event at a position of a text is only planned, possible or reported. */
export const isSpeculative = (text: string, index: number) =>
  SPECULATIVE.test(clauseBefore(text, index)) ||
  MAY.test(clauseBefore(text, index)) ||
  /\b(?:rumou?r|speculation|reportedly|allegedly|in talks|hoax)\b/i.test(text);

/** Whether a text says before a position that something ended or was called off. */
export const isCalledOff = (text: string, index: number) => CALLED_OFF.test(clauseBefore(text, index));
