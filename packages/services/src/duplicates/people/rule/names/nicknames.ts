/**
 * What people of one given name are called, a line for those that mean one person: "Hans" and "Jan" are both short for
 * "Johannes", and yet two brothers. A word in two lines is short for both. Pure.
 */
const NAMES = `
alexander alex alec xander
alexander aleksandr sasha sascha
alexandra alex alexa
alexandra aleksandra sasha
alexandra sandra
albert al
alfred alf
alfred fred
andrew andy drew
andreas andi andy
andrei andrey
anthony tony
antonio toni tono
anton toni
antonia toni
barbara barb babs
benjamin ben benny benji
bernard bernie
bernhard bernd
catherine katherine kathryn katharine cathy kathy cat
catherine katherine kate katie
katharina kathi kati
katharina katja
ekaterina katya katja
katarzyna kasia
charles charlie
charles chuck
christian chris
christina christine chris
christina tina
christopher chris
christopher topher
christoph chris
constantin konstantin kostas costas
cornelia conny nelly
daniel dan danny
daniela dani
david dave davy
deborah debbie deb debra
dmitry dmitri dmitrii dima
donald don donnie
dorothea thea
dorothy dot dottie
edward ed eddie
edward ted teddy
edward ned
eleanor ellie
eleonore nora
elizabeth elisabeth liz lizzie
elizabeth elisabeth beth
elizabeth elisabeth betty
elizabeth elisabeth eliza
elizabeth elisabeth lisa
elizabeth elisabeth elise
emmanuel emanuel manu
evgeny evgenii zhenya eugene
eugene gene
ferdinand ferdi
francis frank
franz frank
francisco paco
francisco pancho
frances fran
francesca franziska franzi
frederick fred freddy
friedrich fritz
friedrich fred
gabriel gabe
gabriele gabi
gerald gerry jerry
gerhard gerd
gregory greg
guillermo memo
gunther gunter
heinrich heinz
heinrich heiner
henry hank
henry harry
helena helene lena
helen nell
ignacio nacho
jacob jake
jakob jakub kuba
james jim jimmy
james jamie
jennifer jen jenny
jessica jess jessie
johannes johann hans
johannes hannes
johannes jan
john johnny
john jack
jonathan jon jonny
joseph joe joey
josef sepp
jose pepe
giuseppe beppe
joshua josh
judith judy
kenneth ken kenny
kimberly kim
konrad conrad
lawrence laurence larry
leonard leo len lenny
leonhard leo
louis lou
ludwig lutz
magdalena magda
magdalena lena
manuel manu
manuela manu
margaret maggie
margaret meg
margaret peggy
margarete greta grete
margarita rita
malgorzata gosia
maria mia
maria mitzi
martha marta
matthew matt
matthias matthew mat
maximilian max maxi
michael mike
michael mick mickey
michael michi
michaela michi
mikhail misha michail
michelle shelly
nathaniel nathan nate
nicholas nicolas nick nicky
nicholas nicolas nico niko
nikolaus klaus
nikolai kolya
nicole nicky nici
oliver olli ollie
patricia pat patty
patricia tricia trish
patrick pat
patrick paddy
pamela pam
peter pete
philip phil philipp
rafael raphael rafa raf
raymond ray
rebecca becky becca
reinhard reiner
richard rich richie
richard rick ricky
richard dick
robert bob bobby
robert rob robbie
bob rob
robert bert
roderick rod
ronald ron ronnie
rosemary rosie
samantha sam
samuel sam sammy
santiago santi
sebastian seb
sebastian basti
sergei sergey serhii seryozha
siegfried sigi
sophia sofia sophie sofie
stephen steven steve
stefan stephan steffen
stephanie stefanie steffi steph
susan sue
susanne susi sanne
tatiana tanya tatjana
terence terry
theresa terry
theresa tess
theodore theo
theodore ted teddy
thomas tom tommy
timothy tim timmy
ulrich uli ulli
ulrike uli ulli
valentina valya
veronica veronika vroni
veronica ronnie
victor viktor vic
victoria viktoria vicky
victoria viktoria tori
vincent vince
vladimir volodymyr vova
walter walt
wilhelm willi willy
william bill billy
william will willy
william liam
wolfgang wolf
wolfgang wolfi
zachary zach zack
`;

const LINES: readonly string[][] = NAMES.trim()
  .split('\n')
  .map((line) => line.split(' '));

const LINES_OF: ReadonlyMap<string, ReadonlySet<number>> = collectLines();

/** Whether one person may be called both: "bob" and "robert", "bob" and "rob". Folded words. */
export function isNicknameOf(one: string, other: string): boolean {
  const others = LINES_OF.get(other);
  return [...(LINES_OF.get(one) ?? [])].some((line) => others?.has(line));
}

function collectLines(): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [line, names] of LINES.entries()) {
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(line));
  }
  return found;
}
