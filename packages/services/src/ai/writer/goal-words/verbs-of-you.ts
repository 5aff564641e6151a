const IRREGULAR: Record<string, string> = { is: 'are', has: 'have', does: 'do', was: 'were', goes: 'go' };

/** "wants" of a "he" is "want" of a "you"; a past or a modal verb is the same. */
export function ofPerson(verb: string): string {
  const known = IRREGULAR[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:sh|ch|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^su]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

const GERMAN: Record<string, [string, string]> = {
  hat: ['haben', 'hast'],
  ist: ['sind', 'bist'],
  hält: ['halten', 'hältst'],
  plant: ['planen', 'planst'],
  kann: ['können', 'kannst'],
  will: ['wollen', 'willst'],
  muss: ['müssen', 'musst'],
  darf: ['dürfen', 'darfst'],
  möchte: ['möchten', 'möchtest'],
  konnte: ['konnten', 'konntest'],
  wollte: ['wollten', 'wolltest'],
};

/** "nutzt" of an "er" is "nutzen" of a "Sie" and "nutzt" of a "du"; null where the vowel changes, too. */
export function germanYou(verb: string, isFormal: boolean): string | null {
  const known = GERMAN[verb];
  if (known !== undefined) return known[isFormal ? 0 : 1];
  if (/[äö]/.test(verb)) return null;
  if (/te$/.test(verb)) return `${verb}${isFormal ? 'n' : 'st'}`;
  const stem = verb.replace(/(?<=[dt])et$|t$/, '');
  if (isFormal) return `${stem}en`;
  return /[dt]$/.test(stem) ? `${stem}est` : /[szßx]$/.test(stem) ? `${stem}t` : `${stem}st`;
}

const FRENCH: Record<string, [string, string]> = {
  a: ['avez', 'as'],
  est: ['êtes', 'es'],
  peut: ['pouvez', 'peux'],
  veut: ['voulez', 'veux'],
  doit: ['devez', 'dois'],
  souhaite: ['souhaitez', 'souhaites'],
  serait: ['seriez', 'serais'],
  gère: ['gérez', 'gères'],
  connaît: ['connaissez', 'connais'],
  fait: ['faites', 'fais'],
};

/** "utilise" of an "il" is "utilisez" or "utilises"; null for a verb that is not known. */
export function frenchYou(verb: string, isFormal: boolean): string | null {
  const known = FRENCH[verb];
  if (known !== undefined) return known[isFormal ? 0 : 1];
  if (/ait$/.test(verb)) return isFormal ? verb.replace(/ait$/, 'iez') : verb.replace(/t$/, 's');
  if (!/[^èé]\p{L}e$/u.test(verb) || /è/u.test(verb)) return null;
  return isFormal ? `${verb.slice(0, -1)}ez` : `${verb}s`;
}
