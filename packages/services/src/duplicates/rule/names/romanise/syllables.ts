/** Japanese kana and Korean hangul, which are written as they are spoken, in Latin letters. Pure. */
const KANA =
  'アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ' +
  'ハha ヒhi フfu ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヲo ンn ガga ギgi グgu ゲge ' +
  'ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ドdo バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ヴvu';
const SMALL: Readonly<Record<string, string>> = {
  ャ: 'a',
  ュ: 'u',
  ョ: 'o',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
};
const KANA_SOUNDS = new Map(KANA.split(' ').map((entry) => [entry.charAt(0), entry.slice(1)]));
const HIRAGANA_TO_KATAKANA = 0x60;

export function romaniseKana(text: string): string {
  const katakana = text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA));
  return katakana
    .replace(/([ア-ヴ])([ャュョァィゥェォ])/g, (_, kana: string, small: string) => {
      const sound = KANA_SOUNDS.get(kana) ?? kana;
      // "キャ" is kya, "シャ" is sha, "ファ" is fa.
      const glide = /[ャュョ]/.test(small) && !/^(?:shi|chi|ji)$/.test(sound) ? 'y' : '';
      return sound.slice(0, -1) + glide + (SMALL[small] ?? '');
    })
    .replace(/[ッー]/g, '')
    .replace(/[ア-ヴ]/g, (kana) => KANA_SOUNDS.get(kana) ?? kana);
}

const INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const FIRST_SYLLABLE = 0xac00;

/** By the official romanisation, without its changes between syllables. */
export function romaniseHangul(text: string): string {
  return text.replace(/[가-힣]/g, (syllable) => {
    const index = syllable.charCodeAt(0) - FIRST_SYLLABLE;
    const initial = INITIALS[Math.floor(index / (VOWELS.length * FINALS.length))];
    const vowel = VOWELS[Math.floor(index / FINALS.length) % VOWELS.length];
    return `${initial}${vowel}${FINALS[index % FINALS.length]}`.replace(/-/g, '');
  });
}
