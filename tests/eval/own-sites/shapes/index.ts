import { drupal, ghost, joomla, typo3, wordpress } from './content-systems.ts';
import { blocks, calendar, lines, nested, tables, terms } from './hand-made.ts';
import { gatsby, next, squarespace, webflow } from './script-generators.ts';
import type { Shape } from './shape.ts';
import { docusaurus, eleventy, hugo, jekyll } from './static-generators.ts';

export const SHAPES: Readonly<Record<string, Shape>> = {
  blocks,
  calendar,
  docusaurus,
  drupal,
  eleventy,
  gatsby,
  ghost,
  hugo,
  jekyll,
  joomla,
  lines,
  nested,
  next,
  squarespace,
  tables,
  terms,
  typo3,
  webflow,
  wordpress,
};
