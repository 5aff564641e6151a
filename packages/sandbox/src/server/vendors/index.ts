import type { SandboxVendor } from '../types.ts';
import { apolloVendor } from './apollo.ts';
import { aresVendor } from './ares.ts';
import { ashbyVendor } from './ashby.ts';
import { brregVendor } from './brreg.ts';
import { clinicalTrialsVendor } from './clinical-trials.ts';
import { cognismVendor } from './cognism.ts';
import { companiesHouseVendor } from './companies-house.ts';
import { crossrefVendor } from './crossref.ts';
import { demandbaseVendor } from './demandbase.ts';
import { gdeltVendor } from './gdelt.ts';
import { githubVendor } from './github.ts';
import { gleifVendor } from './gleif.ts';
import { googleNewsVendor } from './google-news.ts';
import { greenhouseVendor } from './greenhouse.ts';
import { leverVendor } from './lever.ts';
import { lushaVendor } from './lusha.ts';
import { pdlVendor } from './pdl.ts';
import { personioVendor } from './personio.ts';
import { recruiteeVendor } from './recruitee.ts';
import { saleshandyVendor } from './saleshandy.ts';
import { secVendor } from './sec.ts';
import { sireneVendor } from './sirene.ts';
import { smartrecruitersVendor } from './smartrecruiters.ts';
import { upleadVendor } from './uplead.ts';
import { usStatesVendor } from './us-states.ts';
import { websiteVendor } from './website.ts';
import { wikidataVendor } from './wikidata.ts';
import { workableVendor } from './workable.ts';
import { zoominfoVendor } from './zoominfo.ts';

export const VENDORS: readonly SandboxVendor[] = [
  apolloVendor,
  pdlVendor,
  wikidataVendor,
  secVendor,
  brregVendor,
  sireneVendor,
  aresVendor,
  companiesHouseVendor,
  gleifVendor,
  usStatesVendor,
  websiteVendor,
  greenhouseVendor,
  leverVendor,
  ashbyVendor,
  smartrecruitersVendor,
  recruiteeVendor,
  workableVendor,
  personioVendor,
  gdeltVendor,
  googleNewsVendor,
  githubVendor,
  crossrefVendor,
  clinicalTrialsVendor,
  zoominfoVendor,
  cognismVendor,
  lushaVendor,
  upleadVendor,
  demandbaseVendor,
  saleshandyVendor,
];
