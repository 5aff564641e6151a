const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const CONJUNCTIONS = words('and or und plus');

/** Words that only frame the question: they mean nothing and are dropped. */
export const FRAME_WORDS = words(`
  find finding show showing list lists listing give get getting want wanted need needed looking look search searching
  seek seeking searched fetch pull bring display tell see help hunt hunting identify locate source target targeting
  reach contact contacts contacting connect talk speak meet discover browse return query results result database
  me us u w i we you he she they my our your their his her its im i'm i'd i'll we're we'd let's lets
  who whom whose who's that which what where when how why is are was were be been being am has have had having do does
  did can could would should will shall may might must please pls plz kindly thanks thank hi hello hey dear
  teh a an the this these those some any all every each both many most several few lot lots bunch couple number
  of to for from by with in into on at as about around across near within inside throughout over under between
  and or but also plus then than so such like just only really very currently current now today still there here
  based located living live lives residing sitting work works working worked employed employees employee job jobs
  role roles position positions title titles titled people person persons individuals someone somebody anyone anybody
  folks guys everyone everybody those leads prospects prospect profiles profile professionals professional pros
  names name email emails phone details info information linkedin candidates candidate talent staff personnel
  companies company cos firms firm businesses business organizations organization organisations organisation corporations
  corporation corp employers employer industry industries sector sectors space vertical verticals field area areas
  region regions country countries city cities state metro greater market markets located place places
  vendors vendor providers provider makers maker players player groups group chains producers producer operators operator
  manufacturers manufacturer suppliers supplier specialists teams team department departments division divisions
  level levels hq headquartered headquarters office offices
  worldwide global globally anywhere international internationally somewhere everywhere
  up out one ones good best top relevant new other others more less size sized services
  interested trying going try love like decision end-user etc e.g eg i.e ie
`);

/** Nouns for people in general; a function said beside them is the job title ("people in marketing"). */
export const PEOPLE_NOUNS = words(`
  people person persons folks guys someone somebody anyone anybody everyone everybody individuals professionals
  professional pros contacts contact staff personnel those leads prospects profiles workers experts specialists
  candidates stakeholders buyers-of team teams department departments employees
`);

/** Nouns that follow an industry and add nothing to it. */
export const COMPANY_NOUNS = words(`
  companies company cos firms firm startups startup scaleups scaleup business businesses industry industries sector sectors
  space vertical verticals field vendors vendor providers provider players player organizations organization
  organisations organisation corporations corporation corporates groups group employers employer brands brand makers
  maker manufacturers manufacturer producers producer suppliers supplier operators operator chains chain market markets
  enterprises agencies agency institutions institution houses house
  dealerships dealership
`);

/** Nouns that carry no meaning of their own behind an industry. */
export const IGNORED_COMPANY_NOUNS = words(`
  companies company cos firms firm startups startup scaleups scaleup business businesses industry industries sector sectors
  space vertical verticals field vendors vendor providers provider players player organizations organization
  organisations organisation corporations corporation groups group employers employer brands brand makers maker
  manufacturers manufacturer producers producer suppliers supplier operators operator chains chain market markets
  institutions institution funds fund houses house agencies agency mills mill
  importers importer exporters exporter dealerships dealership
`);

/** Words that end a free phrase (a keyword, an unknown title). */
export const BREAKING_WORDS = words(`
  at in from near based who whom whose that which with without for working work works located living live and or but
  around across within under over than on by of to using employing the not no excluding except as inside throughout
  having has have is are whose where plus currently outside between
`);
