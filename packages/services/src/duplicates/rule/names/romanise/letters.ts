/** Alphabets in Latin letters, as companies write themselves abroad: letters, and what each becomes. Pure. */
const ALPHABETS: readonly (readonly [letters: string, latin: string])[] = [
  [
    'абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя',
    'a b v g g d e e e zh z i i i i k l m n o p r s t u f kh ts ch sh shch - y - e yu ya',
  ],
  ['љњђћџј', 'lj nj dj c dz j'],
  ['αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'],
  ['აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ', 'a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h'],
  [
    'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ',
    'a b g d e z e y t zh i l kh ts k h dz gh ch m y n sh o ch p j r s v t r ts v p k o f',
  ],
  // Without vowels, as they are written: such names are compared by their consonants.
  ['אבגדהוזחטיכךלמםנןסעפףצץקרשת', '- b g d h v z h t i k k l m m n n s - p f ts ts k r sh t'],
  ['ابتثجحخدذرزسشصضطظعغفقكلمنهويةىأإآ', 'a b t th j h kh d dh r z s sh s d t z - gh f k k l m n h w i - a a i a'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  ALPHABETS.flatMap(([letters, latin]) => {
    const sounds = latin.split(' ');
    return [...letters].map((letter, at): [string, string] => [letter, sounds[at]?.replace('-', '') ?? '']);
  }),
);

const OTHER_LETTERS = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Georgian}\p{sc=Armenian}\p{sc=Hebrew}\p{sc=Arabic}]/gu;

/** Small letters of another alphabet in Latin ones; other scripts stay. */
export function letterByLetter(text: string): string {
  return text.replace(/ου/g, 'ou').replace(OTHER_LETTERS, (letter) => LATIN.get(letter) ?? letter);
}
