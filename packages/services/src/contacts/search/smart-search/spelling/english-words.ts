/**
 * English words that differ from a word of the vocabularies by a letter or two, and are meant as written ("hungry",
 * "divers"). Chosen from SCOWL's American and British lists, Copyright 2000-2011 by Kevin Atkinson: "Permission to use,
 * copy, modify, distribute and sell these word lists, the associated scripts, the output created from the scripts, and
 * its documentation for any purpose is hereby granted without fee, provided that the above copyright notice appears in
 * all copies and that both that copyright notice and this permission notice appear in supporting documentation."
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `
  aaron aback abased abasement academic academics academies accelerate accelerated accelerates acceleration
  accelerations accenting accosting aching acing acquisitive acre acres acton actualise actualises actualizes
  addictive addie additions adios adjusted adjustor adjustors adkins adman admen administrate administrated
  admission admit admits adverting advise advised advises affair afghani afro agitation agitations agitators
  agriculturist agustin ahmadabad aides aired airliners airplanes alabamian alabamians albert alberto albs alejandra
  alexandra aliens allegiance allegiances allocates allowance allowances alms aloes altho alton amass amazement
  ambiances americana amounting analyse analysing analytic analytical anchorite andalusian andes angara angela anger
  angle anglers angles angora anibal animalist animation animations annalists annapolis antes antipodes antonia
  anvers apace appliance appliances applicator applicators apron aquiculture arabic araby arbour ardor arena arenas
  argus arias aries arius arizonian arizonians arkansan arline armadillo armistices armor arron artsy ascendant
  ascendants asps assent assents assert asserts asses assess assisting associative assonance astor aswan atalanta
  athena atman attendances attending auditions augers augmenter augmenters august augustan augusts aussies austen
  australasia australoid authoring authorise authorises authorize authorizes autistic automated automates automatic
  automatics automaton automatons avian avocation avocations baaed baath babel baber backer backers backhands
  backing backings backus bacon bacterias badmen bagel bahama bail baked bakes baking baled baler balers balker
  balking balks bander banding bands banes banger banging bangladeshis bangs banisters banked banner banners banning
  bannister bannisters banns banter banters banting barbarian barbarians barbarous barbary barbra barbs barceloneta
  bards bared barer bares barest barfs barker barkers barking barks barns baron barretter barretters barterers barth
  barton basal basely baser bases bashed basie basked basking basks baste basted batch bated bathe batista batter
  batterers battering batters batting bauer bayed bayer baying beaker beakers beans beard beards bears beating
  beatings beautifies becks beech befitting begetting begin belch belie belting bench bends benefices benefit
  benefited benign bents berger berle bernadine bernie besetting besotting besting bettering bewilders beyer biased
  biden biker bikers bilbo bisque black blackened blacks blanch bland blank blanker blanking blanks bleach blest
  blogged boars bolder bolton bonkers bonny boobs booker booms boons boors boots bops borne borsch bossiness bossy
  bostonian botch botcher botchers bounder bowlder boyer brads bragg brags braid braiding braids branching brandying
  brant bras braunschweiger brawer breach bread breast brenda brent brett breuer brewed breyer bridgework brighten
  brightens brigs britisher broadcasted broke broken brook brooks brunch brunet bruno bruskness brutes brutish buber
  bucks buffaloed buffaloes bulgari bulkiness bullrings bunin bunker bunkers bunking bunks buoying burgs burgundian
  burkas burliness burqas burst burying busch bused bushiness businessmen busing busying busyness butcheries butches
  butterier butteries butteriest buttery butting byers caber cabers cabot caching cadre cadres cains cairn calfs
  calif calks callas callus calms calvary camber cambering cambers cameron campaigners campaniles camps cancan
  candler cane canes canines cankering cannabises canned canner canoes canter cantering canters capablanca caped
  capek caper capering capet capitalise capitalises capitalism capitalize capitalizes capitol capitols capturing
  carbs carder carders cards careen careens careering careerist carer carers caress caret caretaker caretakers
  carets caries carjacker carjackers caroline caroling carolinian carolling carped carpel carpels carper carpers
  carps carpus carrie carried carries carter carters cartier cartridge carts carve carver carvers carves casemaker
  casements cashes casing casings casio casks cassino cassinos caste castes casts catatonic catchings categorise
  categorised categorises categorize categorized categorizes catherine cause causes cavil cavils cease ceases ceder
  ceders celibates cells censer censers censurers centering centner centners centrally centuries ceramic ceramicist
  ceramists ceres certifier certifies chafe chafes chair chairs challenge challenged challenges chamfer chamfers
  champaign champers chance chancel chancels chances chandelier chanel chang changers chaos chaplains chaps charily
  charpentier chars chartering charwoman charwomen chase chases chasity chaster chattering cheater chemise chemises
  chess chestier chews chiba chicagoan chicano chicle chide chili chilis chill chills chime chimp chimps chink chino
  chins chirp chirps chits chive chomp chomps chops chris christ christa christian christie christina christine
  christs christy chungking cider ciders cisco cites civic civics clair clamber clambers clams clans clare clarifies
  clarity clark clattering cleanse cleansing clear clearing clearings clears cleat cleats cleaving clefs clement
  clements climaxes clinician clinicians clint clips clods clogs clomp clomps clops close clothiers clots clotting
  clout clouts cloys clues clutching coats cocks coded codes codex codger codgers cods coffer coffers coffey
  coherence colder collage collages colleague colleagues cols columbine combating comer comers comma commas commence
  commences commendation commendations commercialise commercialism commercialist commodities commodity communicating
  communicative communicator communicators communing communion communiques communism communist communists commuter
  commuters commuting compacter compacting compander companion companions comparing compasses compensator competing
  compilers compiling complaisance completer completers completing compliant complying comporting compos composers
  composing composting compute computed computerise computes comte conception conceptions concession conch conchs
  condensation condensations condo conducting confectioner confectioners confidence confidences confusers confuting
  conga conjoiners conjurers conks consent consenting consents considers consisting consoling consorting constance
  constancy constant constantly constants constrict constriction constrictions constrictor constrictors constricts
  construct constructive constructor constructors constructs consume consumed consumerism consumerist consumes
  consuming contactor contained container contend contends contest contests context contexts contiguous continent
  continents continues continuously continuum continuums contraction contractions contradict contradictor
  contradicts contrails contraltos contrast contrasts contrivers contrives controlled convent convents convergence
  convergences converges convulsing cools coons cooperate cooperates cooperative cooperatives cooperator cooperators
  coordinate coordinated coordinates coordination coors coots coper cops corder cordova cords coremaker corer corers
  cores cornball cornballs corns cornwallis corporals corporatist corpse corvus costar costumers cots couch couching
  councilors counselors count counteract counteracts countless counts courser coursers courter courtier courtiers
  courtlier couturier couturiers cover coverings covers cower cowers coyer crabs crackings crags cranberry crape
  craps crash crass cratering craws crays creations creatures creditors cremator cress crest crews cries crook
  crooks crop crops cross crouching croupiers crows crypt crypts cuber cubers culls curatives cures currier custom
  customise cyrus czars dabs dacha daisies daisy dakotan dalton damian danton darby darin daring darrin darting
  dazing deader deafer dearer debarment debby decencies decks dedication dedications deduction deductions deeds
  deems deers defectors defensive deference defies deice deices deign deigns deism deist delawarean delis deliver
  deliverers delivering delivers delphi delver demanders democratise democratize democrats demon dena denial denials
  denier denis denser deportment depute deputes deputise deputised deputises deputized deputizes designed despatched
  despatches destructs detectors developed devin devise devises diagnosis dialer diaries diary dies digitalis dingo
  diploma diplomas diplomatist directer directest direction directions directories direst disks dispatched
  dispatches dissector dissectors distilled distiller distillers distract distracts distribute distributes
  distributive distrusts ditch diver divers diversely diversified diversifies diversify diversion dixon doming
  dominic dominick domino doting drags drank dregs drier driers drive drivel drivelers drivels driven drives drove
  drover drovers droves drubs drums drunk drunks duran easter easterner easters eats eclectics ecologist ecologists
  economics economies economise economises economize economizes ecuadoran ecuadorans editorialise editorialist
  educationalist educationist educators elan electives elevation elevations ellington ember embers emigrated
  emigrates emilio employe employes emulation emulations energise energised energiser energisers energises energized
  energizer energizers energizes enervator engendering engenders englisher ennoblement enquiries enterprisers
  equations ergonomist ergs erlanger escorts essene estimates etch ethnology eugenie europa evangelina evangeline
  evangelise evangelises evangelism evangelize evangelizes evens evert evocation evocations exceeding excerpt
  exchangers executing execution executions executrices executrixes exert exerts exhibitioners exhibitionism
  exhibitionist exhibitor exhibitors exhort exhorts expect expects expedience expediences expediencies expediency
  exploders exploding explorers exporters extort extorts extruding facilitates factional factor factorial factoring
  factorise factorize factors facts faculties fails faintness fakir fakirs farer fares faring farmed farthings
  farting farts fashioners fatalities fatness fats faust feast feasts federating fells fends fests fiance fiances
  fictional fiend fiends fight fights filed files filliping fills financiers financing fines finis finish finks
  finlander finns firefight firefights fireman firemen fires firmer firming fists flair flairs flankers fleer flees
  flinders flood floods florid floridan flouncing flounder flounders flour flours fluoresce foemen folds fonder
  fonts fools foosball footballers footfall footfalls foothills footrests foots foramen fords forearming forecasts
  forehands foremasts foresight forewarning forewarns forewoman forewomen forgo forks forming forms forrest
  forswears forte forth forwarded forwardness fouls found foundering foundling foundlings founds fractionally
  fractions fragility framer framers framing francesca francisca franciscan franck franco francs frank frankfort
  frankfurter franz freighters freud fright frights frond fronds fronted frost frosts fuels fullbacks functional
  funding funereal funks furbishing furls furnishing gabbling gaged gages gaging galen gales galled galleon galley
  gallon gambit gamboling gambolling gamers gamest gamin gamine gamines gamins gapes gaping garbling garlanded gases
  gates gating gazes gazing gemmologist gemologist gemologists genera generalise generalises generalize generalizes
  generates generator generators genes genet genii genus geologies ghanian gilberto glads gland glassy gleamings
  glens gloamings gloss goads golan golda goofs gooks goons gould governable grant granulate granulates grass grater
  graze greaser greed greene greenwich greer greet greeter greets grenade grenadier greta grind groper gropers grout
  grouts grover grower growers grumbling guardians guess guiana gujarati gusts hacked hafts hairlines haling halley
  hallie halls halts halve haman hamburger handover hangover hanker hankers haring harlem harts hasting hastings
  hauling hauls haunts havel hawker hawkers headquarter heals heard hears hearth hearths heath heaths heats heaven
  hedgers heeds heisenberg hells helms herds hess hiding hieing hijackers hiking hindquarters hinesville hirelings
  hither hiving hmong hoardings hodge hodges hoisting holes holing hollander holmes holstering homburg homed
  homelier homer homers homey homeys homie homies hones hooding hooting hopes hording horizontal horse horses hoses
  hosing hospitalise hospitalises hospitalize hospitalizes hostel hostelers hosteling hostels householders hovel
  hovels hungry hustings huston illusions illustrate illustrated illustrates illustration illustrations impart
  imparts importers improvident inchon incisions inclusive incubated incubates incubation inculcator incur incurs
  incursion incursions indianan indianans indio indira indorse indra industrialise industrialism industrialist
  industrious inertness inferior inferiors infernal influence influenced influences informative infusions inheritor
  inheritors injurer injurers inland innovative innovator innovators inoculator inquirers insiders inspected
  inspection inspections instances instigate instigates instigation instituters institutors instructed instruction
  instructions instructs insulator insulators insured insureds insures insurgence insurgences integrals integrate
  integrated integrates integrationist intelligent intentional inter interaction interactions interacts intercept
  intercepts interests interj interject interjects interment interments internalise internationale interne interned
  internee internees internes internist internists internment interpret interpreted interprets inters intersect
  intersects interval intervals intonation intonations intranets intrusion intrusions inventor inventoried inventors
  inverters investigating investigation investigators invocation invocations iotas iowan iraqis irking irtish
  islanders ismael israelis israelite italic iteration iterations iterators javanese jean jenna jeweller jewellers
  josef josie josue journalese journalism juana kahunas kansans kasai katmandu keener kennan kenyon kharkov
  kindergartners kingstown kiwis koala kongo koran kuwaitis lajos laker lambs lancing lander landing landings landon
  landwards lanes lanky lapel lapels lapsing largos lasing latina latino latinx lavenders lawns layer layers leaded
  leaden leaker leander leaner leaning leanings leaper leapers learn learns leaser leasers leaven leavening leaver
  leavers lecture lectured lectures leda ledge ledges leeks leers legalisation legalization leger lemon lena lends
  leno leonel lester letterers levator levee levees lever levers lewder lewisville libel libels libertarian
  libertarians libra libraries lichtenstein lieberman lief lien liens lifers liking lillie lilly lilts limes liming
  limiter limiters limitless linens liners lining linings links lints linus lions lisle liston littler loader
  loaders loafs locales locater locking lodger lodgers lofts logan logos loins lombard loner looming loons looping
  loosing looting loper lorie lorre loser louie louisa louise louisianan louisianans louisianian louts lover loving
  lowed lowery loyal lucian lucid lucio lumper luria luxembourger luxuriates luxurious luzon lyndon macerator
  machining macho macro madagascan madagascans madrasa magicians magnetization mail mainer mainers mainlined maize
  maldive malign malls malts manacling mandating manged mani mania manilla manor manors manufacture manufactured
  manufactures marcia marco marcos mares marian mariano marihuana marina mario marion maris marked marker markers
  marketed marks marne marsh marshal marshaled marshaler marshalled marshaller marshals marta marts marveling
  marylander marysville maser masers masher mashers masker maskers masks massaging masts mated mater materialise
  materialism materialist materiel maternal maters mates mathematical matter matters maturities matzo mavin maxine
  mayer mazama mazer mazers mean means meant mechanises mechanising mechanisms mechanist mechanizes medal medallion
  medals meddle medea medial medians medic medicaids medicares medicates medicinal medics medina mejia melds melton
  melts mends menial menials mentalist mercers merchandise merchandised merchandises merchandize merchandized
  merchandizes merchandizing mercia merger merges merino meta miamis micronesian midland midwesterner midwived
  miking miler milers miles milfs militancy militarise militarised militarises militarism militarist militarists
  militarize militarized militarizes militates milks miltown mimer mimers miming mincer mincers mincing minder
  minders minding mined mines miniseries ministers minks minnesotan minnesotans minor minors minsky minster minter
  minters minting miring miser misers mississippian missourian mister misters miter miters mixer mixers mixing moan
  moats mobil mobilises mobilizes modelling moderated moderates moderation modest modesty modulator modulators
  moires moises molls mongoloid monies monster montanan montanans monterey montpelier mooing moping moralities
  morbidity mortgagees mortgagers mortgagors motile motiles motility moves mowing muddle mulls munch munched muncher
  munches municipally musketeer musketeers muster musters namer nanking nanny napes nationally nebraskan nebraskans
  nerds netherlander netherlanders nevadan newfoundlander newsy newts nicer niche niece nigel nigger nigher nines
  niter nites nixes normand norse northeast norther northerly northerner northers northwester noses nosologist
  notarise notarised notarises notarized notarizes notes notional notwork notworks nouns novae novelle noway noyes
  nudes nursers oceanic oklahoman olden ontologist operation operational operative optimisation optimisations
  organise organised organises organisms organists organize organized organizes orleanist osman outpouring
  outpourings outsider outsiders outsize overacting overawing overeating overhand overhands overlaid overrating
  pablo pacer pacers packagers packs paediatrician paediatricians pager pagers paint painter painters painting
  paintings paints pairs pakistanis paler palestrina paltriest paltry pamper pampers panning panties pantries pantry
  pants panty paps parable parables paramecia paramedicals parcs pardner pardners pardoners parent parenting parents
  parer parers pares parish parity parka parkas parries parry parsi parson parsons partakers particles partied
  partly parts pasco pasties pasty patientest patties patty pauper paupers pavements payer payers peaking pearson
  peccaries pecking pecks pecos peeing peeking pelts pends penes penetrative peninsular penis pennsylvanian
  pennsylvanians pensioners peons perch perking perks permian peron perpetration persia persona personae personages
  personalise pest pests petrolatum philby philippians philippic philippics philistine philistines phobos phonograph
  phonographs photograph photographed photographic photographing photographs photons physicals piano pickaxing
  picture pictured piking pilau pinter pints piper pipers pivot pivots plague plainer plainness plaint plaints plait
  plaits plane planes planet planets planing plank planking planks planned plans planter planters
  planting plantings plato playable plays pliant plops plots plower plowers plumbed plumier plumper poets point
  pointer pointers pointing points poker pokers poking poler polers police polices polishers polishing polities
  polity poops porer pores porno portlander poser posers posts potent potts pouts powder powders practicals practise
  practises prada praetorian praia prays precedent precedents prediction predictions preps presages prescient
  presiding pressings presto prestos preys pricking prickling priding pries primacy primate primates priming
  principles prinker printed prising pristine privateers privatest privatises privatize privatizes prizing proactive
  proceeding proceedings processed processional processionals processions procurers procuring prods produced
  productive profess professed professes professing profession professions profs programer programers progressing
  projection projections projectors prominence promisers promo prompters promptest proms properly propertied
  prosecution prosecutions prosperity protect protectionist protective protector protectors protects protester
  protesters protesting protestor protestors protraction prove provenance provencal provender provided provident
  province provinces provokers prowess prows prune psalm psephologist psephologists psychiatric psychologies pubic
  publicans publicise publicist published publishes pueblo puking pumps punctures punishing purchase purchased
  purchases pyres quaint qualifier qualifiers qualifies qualify qualitative quantified quantifier quantifiers
  quantifies quantify quart quarts queenslander quite quits rabies radii radius radon raids railroaders rains ramon
  rams rapid ratio ration rationals ratios rats rayleigh rayon reactions reactor reactors readabilities readability
  reads readying reales realms realty reaming reams reaping reaps rearing rears reassurance reassurances recalling
  reception receptions recitation recitations recite recoiling recorders recording recordings recordist recounting
  recreating recruited redactors redding reels refactors reformers reforming regal regarding reginae regionalism
  registers regulations regulator regulators rehearses reins relation relational relatives relator relaxations
  relegates religions religiously reloading remanding renal rending rends rennet renounces repairers repeaters
  repeating repenting repleting report reported reports representation reproving republican republics republish
  requiters requiting rereading rerouting researched resorting resp responsibly responsive restauranteur
  restauranteurs restock rests retailed retain retainer retainers retains retarders retarding retina retort
  retorting retorts revelations revenge revenges revenuers reverting revolting rewarding reword rewording rewords
  reworking rewriting rhinelander rhino rhoda rices ricks riders ridge ridges riles rimes riming rinds rinks
  riposting rises rites roam robotic roboticist rocky rogue roils roistered rolando roman romeo roots rotations
  roues rouged rough roumania rouse route rubes rubier rubiest rubles rugby rumania runts ruses ruts sables sacks
  sacrament sacramental sacraments sades safely safes sagas sahara salas salty salvadorian salvadorians salvatore
  salves samarkand samba sames sampan sancta sanka sargon sarto sates saudis savanna savannahes savannas saves
  saving saxes saxon saxons sayings scales scams scared scaring scavenger score scores scourging scoutmaster
  scoutmasters scram scrams screaming scrub scrubs scums sealer sealers seams searchers seared searing seconders
  secretarial secretariat secretariats sects sedan seems seigniors selectors semis senhor senor senors sensor
  sensors serialist serra serum serums servile settle seurat seward sews shack shacks shaded shading shadings
  shaking shalt shamed shaming shanghaied shanghais shaped shaping shard shards share sharer sharers shares shariah
  sharked sharking sharped sharping shaved shaving shavings sheared shearing sheller shes shillings shipboard
  shipboards ships shirrings shlepping shock shocks shoes shoos shootings shopping shore shored shores shoring
  shortages shorting shorts shots shred shreds shrimping sickly sides sidney siege sieges silicone sipping sires
  sises situation situations sixes skate skates skipping slain slaps slat slate slates slipping slops slouch sloven
  slovens smack smacks smite smites smock smocks smoke snack snacks snaffling snaps snared snaring sneaking snipping
  snore snores snorting snorts soaps soared soaring soars sociables socialise socialism socialist socialists socks
  soles solicited solicitous solo somalian somalians sonar sonars sonia sooth sophie sores sorting sorts sottish
  souls soundings soups sourced sourer souring sours sousa souse southeaster souther southerly southerner southers
  southwest spacers spacy spade spades spahn spake spams spans spare spared spares sparing spars spasm spate spates
  spats spawn spays spearing specialise specialises specialities speciality specialize specializes specially
  speciesist specking speckling specs speller spellers spice spices spirit spiriting spite spites spock spoke spore
  spores sporing sport sporty spots spotting spouting spouts sprain sprat spreading sprigs springers springy sprints
  sprouting spurting spurts squeaking stabbings staci stacy stael stafford stain stakes stale stales stalk stalkings
  stalks stallions standings stanford stank starch stare stared stares staring stark starlings starvings statesman
  statesmen stateswomen statewide stationers statistical stats statue statues status stave staves stdio steal steals
  steaming steed steeds steep steeps steer steers stems stewardess stewart stick sticks sties stiff stiffing stiffs
  stiflings stint stippling stockroom stoked stoker stole stoles stone stones stoppages stops storeys stork storm
  storms stove stoves stowe stratifies streaking streamline streamlines stressing strings stripping stroke
  structuralist structure structured structures strum strumming strums stuck studies studious stuff stuffing
  stuffings stuffs sturgeon sturgeons successor suer sundanese superintended superintending superiors supervise
  supervised supervises supervision supervisions supple suppler supplied supporters supporting surinam surname
  surplices survey survivors susan sutherland swain swaps swede swedes sweller swigs swims swish swops swore
  systemics tacks tales tames tampax tamper tampered tamperer tamperers tampers tamping tamps tamra tangs tapes
  tares tarkenton tarts tasks tasmanian taster tasters tasting taxed taxer taxers taxies taxis teach teaches teaks
  teals teamsters tears technologist technologists teems teeter teeters teheran televisor temped temper tempering
  tempi temple tempo tempos tempt tempting tempts tenter tenters tenting tents terms terran territorial territorials
  tested testes testicles testier testiness testis tetter texes texting texts thailander thais thames thatchers
  thebes thees therapies thessalonian thick thine thongs threaders threading threatens thrust thrusts thunk thunks
  thurs thyme tiber timbre timbres timer timers timon timour timur tings tirade tirades tiros tobaccoes toils tolls
  tongs tonia tonya toots torus touchings tourist tourists touts trace tracer tracers traces tracing tracings track
  tracking tracks traded traducers traducing trail trailer trailers trailing traipsing trait traits trams trans
  transaction transactions transactor transactors transacts transepts transfixt transform transforms transient
  transients transistor transistors transition transitions translated transmit transmits transpiration transpire
  transpires transporters transpose transposes trappings travelers travelogs treader treading treadling treasured
  treasuring treat treater trenchers trend triad triads tribal trick tricking trickling tricks tried trill trills
  trimer trimester triter troys truce truces truckling truer truest trunk trunking trunks truss tryst trysts tucking
  tucks tudor tudors tumor tumors tunas tunes tunic tunics turing turks turnkey turpin tuscan tuscon tuxes twain
  twangier twink twinks tyros unclear underrating underwater underwrite underwrites underwritten underwrote unison
  unite unites universality untied upped usher ushers vacations variation variations vedas vegan vegans vender
  venders vents venturous verdi verge vermonter verne verse verve vesicle vesicles vest vesta vests victorian
  victorians victories victual victuals vigor vireo vireos virginian virginians virginity virgo volley wadding wader
  waders wades wafer wafers wager wagers wages wailer wailers waite waited waiver waivers wakes waldorf waled waler
  walesa walks walls walsh walter walters wanamaker wands wanes warehousers wares warhorses washes waster wasters
  waterboard waterfowl waver wavers waves waxes weals wedder wedging weeder weeders weeding weest welch welded
  welding welds weller wells welter welters welts wending wends wester westerner westers wets whales whine whines
  wholesome whorehouse whorehouses widen wielder wielders wilder wilds wiles wince winces windstorm winterier
  winteriest winterise winterises winterizes wintery wintriest wintry wipes wires wises wives wizes wodehouse
  wording workhouse workhouses worming worser worthy wrest wrier wroth yamen yemenis yeomen yorkers younkers
`
    .trim()
    .split(/\s+/),
);
