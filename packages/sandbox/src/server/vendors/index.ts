import type { SandboxVendor } from '../types.ts';
import { apolloVendor } from './apollo.ts';
import { aresVendor } from './ares.ts';
import { brregVendor } from './brreg.ts';
import { cognismVendor } from './cognism.ts';
import { companiesHouseVendor } from './companies-house.ts';
import { demandbaseVendor } from './demandbase.ts';
import { gleifVendor } from './gleif.ts';
import { lushaVendor } from './lusha.ts';
import { pdlVendor } from './pdl.ts';
import { saleshandyVendor } from './saleshandy.ts';
import { secVendor } from './sec.ts';
import { sireneVendor } from './sirene.ts';
import { upleadVendor } from './uplead.ts';
import { usStatesVendor } from './us-states.ts';
import { websiteVendor } from './website.ts';
import { wikidataVendor } from './wikidata.ts';
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
  zoominfoVendor,
  cognismVendor,
  lushaVendor,
  upleadVendor,
  demandbaseVendor,
  saleshandyVendor,
];
