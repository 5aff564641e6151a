import { adjective, type Gender, genderOf } from './german-nouns.ts';

const MEETING =
  /(?:anruf|rückruf|termin|austausch|call|kaffee|besuch|workshop|test|pilot|rundgang|demo|vorführung|präsentation|besprechung|vorstellung|konferenz|führung|gespräch|telefonat|treffen|meeting|interview|webinar|kennenlernen|mittagessen)$/i;

/** In the accusative, with its article: "kurzer Anruf" is "einen kurzen Anruf". Null where it is no meeting. */
export function meetingIn(goal: string): string | null {
  const [head = ''] = goal.split(
    / (?:über|unserer|unseres|der|des|zu|zum|zur|für|mit|von|wegen|in|im|nächste\w*|bei|am|an|auf|um) /,
  );
  const noun = head.split(' ').at(-1) ?? '';
  const gender = MEETING.test(noun) ? genderOf(noun) : null;
  if (gender === null) return null;
  const words = head.split(' ').slice(0, -1);
  const isDetermined = /^(?:ein|eine|einen|unser|unsere|unseren|mein|meine|meinen|das|die|den|der)$/.test(
    words[0] ?? '',
  );
  const adjectives = (isDetermined ? words.slice(1) : words).map((word) => adjective(word, gender));
  return (
    [determinerOf(isDetermined ? words[0] : undefined, gender), ...adjectives, noun].join(' ') + goal.slice(head.length)
  );
}

const determinerOf = (word: string | undefined, gender: Gender) =>
  (word ?? { m: 'einen', f: 'eine', n: 'ein' }[gender])
    .replace(/^(ein|unser|mein)$/, gender === 'm' ? '$1en' : '$1')
    .replace(/^der$/, 'den');
