/**
 * Names that differ from one of the gazetteer by a letter or two, and are meant as written: words of the names of towns
 * with 8,000 inhabitants and more. Chosen from GeoNames (geonames.org, CC BY 4.0).
 */
export const TOWN_WORDS: ReadonlySet<string> = new Set(
  `
  abaza acara acre acres acton agbor agde agrestina agustin ajman alabel albano albans albert alberto alessandria
  alexandra alexandreia alges almeria almirante alot alpen altania altes alton alves americana americo amli ammon
  amran anamur andes angela angles angol angri angul animas ankola annapolis antakya antiguo antoni anzola aqaba
  araban aransas araria arba arbon ardea areal areia areka arenas argeles argentona arica armeria aroor arous arras
  arris aruja asaba ascencion ashington asika assen astara aswan august augusto aviles aytos badan badin bagli
  baharu bahau bail baise bakau bakri balen balvi banes banket banlung banning banos banting baras barbera
  barcellona barceloneta barcs bargara bargi barhi barid barinitas barker barki barking barri barrington barsi barth
  barton basile basse batin batista bator battersea baule bauru bawku baykan bedlington beech beighton belgaum bello
  belsize bench benian bensenville bensonville berane bergama berkley bernex berre beyne bharu bhuban billingham
  black blandford blankenburg bocsa boden boerne bois bolton bonen bonny borne borsa bosque bouca bragg branca
  branco brandfort brandis brandys branford brant brantford bras brasileia brazii bredy brent bridgeton bridgford
  broadwater broken bron brook brookline brooks broughton brugg bruggen bruno bueno bukan bulan burgau burgos burhar
  buston buyeo cabada cabot cagnes caiaponia caico cameron camino caminos campina candler cane caneda cannet capitan
  capitao caracal caras carbo carita carles carlet caroline carpentras carrieres carver casas caspe cassino catalao
  caterina catherine ceara celbridge centar centralia centro ceres chadan chail chala chamical champaign chang
  changde changling changping changqing chard charenton charlestown chase chengde chiba chica chillan chima chinna
  chino chinu chios chisineu chita chiva chlef chonglong chuka civril clair claix claremont clark claro clement
  clevelandia coatbridge coban coite coity cologno colomba colomo columbine comte conception constant constanza
  copertino cordova corte corts courrieres cranberry crest cristi crook cross cungo dabas daen daira daisy dakor
  daliang dalican dalles dalton dantas daqing darby darton darwen datca datia datong daxing daytona deblin decan
  deland delice denis derry devizes devrek dhana dhari dhone dibai dison dixon dohad dohar dornstadt drayton drean
  drome dubti dumai duran durg eisen ellington ellwangen elon emilio eral erlanger ertil espanha farners
  farro farum federacion flandes florencia florennes florina fonts foothills fords foret forks forrest forst franca
  francisca franco frankfort freiberg fundacion funes gabes gages galle gamba gambiran gamping garman gates
  gatesville gauting gdanski geilenkirchen genas genet genis gerais germain giron gland glens glenville godo gohana
  goppingen goyang grande grant granville grass greendale greeneville greenhill greensburg greenvale greenwich
  grenaa greven grover guangming guayana guilford guines gujrat habana hailin haina haining halls hamburgo hamma
  hamme hansi harar harburg harker harlem hastings haute havant havel hayle hayling heath heddesheim heilbron
  heilsbronn helsingor hertford hille hinesville holtsville homburg homer hongg hongseong horse hotting hoyland
  huangzhou hulan humanes huntersville huntingdon hurstville ibaan icheon ince indaia indianola indija indio insar
  intra iradan irati iriga izmit jainpur jajpur jalpan jampur janan jaspur javea jean jordao juana kadan kalan kaman
  kapan karan karlowice kayan kenda kepala kerava khong kinel kingstown kinston kizel kolea kolin kolno kongo konig
  konya korba korem korgan korla kotovo kozan krachi kriel kristianstad kristiansund krong kumla labem labis lages
  lagoa lagoas lajedo lalam lalin lamin lancing lanes lanja laon latem latham latina lavington lawas leamington
  leander leers leger leimen lemon lena leno leven lever lewisville libon lichtenstein lidkoping lienz liman limay
  limia limite limoes lincolnia lindon lisle loanda logan loing lombard lombarda lombardo losal louisa lovington
  lowes lubin lubon lucca lucie lucon ludington lunda lupon luzia lymington lyndon mabama macacu machelen machina
  machiques macho macin maicao maile maior maitland malaba malaya maler maliana malik malir malita mallawi maltepe
  malvan malwa malya manasa manati mandla mangla manilva manisa manor manors manta marano marau marawi marco marcon
  marcos mariano marina marion marittima markha marks markt marne maros marsa marsh marta martino marys marysville
  maryville masila masis massa massy matama matese matino matli maysville meads mean medea medina medio mehdia mejia
  melton menai mendota mentana merlo mernda mersa mester mian miano miass middleborough midland milak milas miles
  millis milwaukie minch mineros mines minster mionica mirano mizan mocambique modica mokena moldava mombaca moncao
  monster montanha montanhas montereau monterey montreuil morena moreni mulchen nacional nagaur nakur nakuru nanding
  nandu nanga nangi nanning nanping naspur neapoli neots neral nguru nigel niles nimas norte northwich notse nueva
  nueve nurmes obertshausen obregon ocos offenburg ogdensburg olesa omama orani orden orland osiek ouani oudenburg
  pablo pacifica pader padra palestina palestrina palia palu palwo pandua paolo papar paraguacu paraguari paraty
  paray parintins parit parkes parla parras parsons parys pasco passa passo pasto patra paullo pazova pecos pekin
  penha pensilvania penuh peres persan perur petare phanom phenix piano picture piedimonte pilon pinang pires pirot
  pittsburg plana plast plato plattsburgh point police ponteland ponts portao portes posto potts powder prachatice
  praga praia prata praya prenton prilly profesor providencia pueblo pulau quang quart querendaro rabah rabak rades
  rahat rahon ramat ramon rapid ratos ratyn ravensburg rayleigh rayon redding reedsburg regis reina reine rellingen
  remis renens rengo renton repos rezina rhede ribes ricany ridge ried risca robat robit rocky romagnat roman romao
  rosarito rosarno rotherham rouet rouyn rugby rumst russa ruston ryton sables sachse sainte salama salim salta
  salto salut samarkand samba samma samora sanaa sandi sanjo santol sanya saraland sarat saria satana satna satte
  sault sauri savanna schleiz schweizer scottdale searcy sebastiano sebastiao sebastien sedan selters senai senekal
  senhor senta serra shaping shore shores sicilia sidney sierre sines singen sirat siria sirte sitges sohar solan
  solap soller sousa spiritus springe stade stafford stakeford stallings stanford stare statte stone storm storrs
  stratford sturgeon sudak sugarland suizhou sulingen summerville sunan surab surinam surry sussen sutherland
  swinton szczecinek tagil tainan takoma talant talen talpa tamra tanga tantangan tapes tarana targu tarut taskent
  teays tema temple temse terter thame thames thani thies tilbury timana timon tirano tiwana tofol togur tokol tolga
  tomino tonya torio tornio torno tougan traian trail trani traun tremonton treng trias triel trucuk tulua tunas
  turia turnu twon uruguaiana uster valenca valentia valle valles varde varena varina varva vedas veit vence venecia
  ventura verden verne veroia vienne vigas vite vitoria vittoria voerde vrede waldorf wallington warrenton waver
  wawer weatherford weddington wells welver werder westhagen wichit widnes wigston winton woking workington wuhai
  zetland zhanjiang zhenjiang zhijiang
  lienz wells guyane
`
    .trim()
    .split(/\s+/),
);

/** German words for people that differ from an English word by a letter or two. */
export const GERMAN_PEOPLE: ReadonlySet<string> = new Set(
  `
  abratender abwartender aktor algeriern algier amsterdamer andalusier armeniern augsburger australiern backender
  backer backern bader badern balgender ballender bander bangender banger bankier bannender banner barer bargelder
  basler bastelnder bator bauer bauern bayer bayerin bayreuther belgrader belgradern beratender bereister bergender
  berger berner berstender bettender beutender bielefelder bietender biker bilder bittender blanker blutender
  bolivianer boliviern bootender borgender brandenburger bratender brauender braunschweiger bremer bremern brusseler
  brutender bucher bunker burgender burstender chor christ consulter container containern cover darmstadter denker
  designter direktor doktor dortmunder dresdnern dualer duisburger dusseldorfer ebern ecuadorianer elender elstern
  englander erlangter essern europaern exhibitionist faerber farber farbern flandern flunder frankfurter freiburger
  gattinnen generator gerber goteborger gottinger gottingerin gottingern gottinnen grober hager haitianer hamburger
  hawaiianer heidelberger hocker hollander homer hongkonger indern indonesiern ingolstadter innern inspektor
  integraler interner istanbuler jordanier jordaniern karlsruher karlsruhern kindergartnern koblenzer lader lander
  leder lediger leger leichtester leider leipziger leisester lenker leute leverkusener linder loser ludern
  luxemburger maastrichter macker magdeburger mager maher makler maler malerin malerinnen malern malteser maltesern
  mannheimer markanter markeneier marker markierter marter maschinist materialist matter mauer meiner militarist
  minder ministern mister mixer mobiler moderater modulator monster munchener munchnern munter muster nager
  nationaler neger nigerianer norwegern nurnberger oberhauser oberhausern oldenburger orchester orchestern
  organisator organischer organisier organisten osnabrucker osterreicher outsider outsidern papier pater
  photographier planender planer plumper poker potentester potsdamer prozessor raschester reaktor realisier
  redmonder regensburger registern rekrutier renner rentabler restaurator rheinlander romer saarbrucker
  saarbruckerin saarbruckern saarlander salzburger sattler schlosser schreiner schweizer segler seiler sektor selber
  senor sensor sieger siegern soller spezialist spiritist steller stockholmer stuttgarter susser taiwanern tanger
  taster texter therapier thuringer thuringerin thuringern tiber tischler toren tourist traber trager trailer
  transformator transistor trauer trist tumor ukrainer ukrainern unser uruguayern walder walter warter washingtoner
  weder weist welker werder wertester wettern wilder wirker wolfsburger worter wuppertaler wurttemberger wurzburger
`
    .trim()
    .split(/\s+/),
);
