import {
  isAttached,
  isBoundary,
  keyAt,
  rawAt,
  startsWithCapital,
  type TokenisedSentence,
} from './sentence/tokenised-sentence.ts';
import { phraseKey } from './sentence/tokens.ts';
import { toVocabulary } from './sentence/vocabulary.ts';

const toEntries = (names: string) => names.split(/\s*,\s*/).map((name) => ({ value: name.trim(), words: [] }));

/** Programming languages, tools and methods whose name means nothing else. */
export const SKILLS = toVocabulary(
  toEntries(`
  Python, Java, JavaScript, TypeScript, Kotlin, Scala, Perl, Haskell, Clojure, Elixir, Golang, C++, C#, .NET, PHP, Laravel,
  Symfony, Django, Flask, FastAPI, Ruby on Rails, Angular, AngularJS, Vue, Vue.js, React Native, ReactJS, Node.js,
  NodeJS, jQuery, HTML, CSS, SQL, NoSQL, PostgreSQL, Postgres, MySQL, MongoDB, Redis, Cassandra, Elasticsearch, Kafka,
  RabbitMQ, Hadoop, PySpark, Airflow, dbt, Kubernetes, Docker, OpenShift, Terraform, Ansible, Jenkins, GitLab, Linux,
  AWS, Azure, GCP, Power BI, PowerBI, Tableau, Qlik, Looker, Grafana, PyTorch, TensorFlow, Pandas, NLP, LLM, LLMs,
  React, Figma, Photoshop, InDesign, Illustrator CC, AutoCAD, SolidWorks, CATIA, Revit, BIM, MATLAB, Simulink, LabVIEW, Ansys,
  Abaqus, SAP, SAP HANA, S/4HANA, ABAP, SAP FI, SAP SD, SAP MM, NetSuite, DATEV, Lexware, Navision, Dynamics 365, Odoo,
  Salesforce, HubSpot, Marketo, Pardot, Zendesk, Jira, Confluence, WordPress, TYPO3, Drupal, Magento, Shopware,
  WooCommerce, Google Ads, Google Analytics, Scrum, Kanban, ITIL, PRINCE2, PMP, Six Sigma, Lean Six Sigma, IFRS, US GAAP,
  HGB, Solidity, FPGA, VHDL, Verilog, ROS, CNC, PLC, SPS, SCADA, Unity3D, Unreal Engine, Swift UI, SwiftUI, Flutter`),
);

/** Names that are words, too: skills with a capital behind "with", or beside another skill. */
const AMBIGUOUS = new Map(
  `Rust Go Swift Spark Excel R C Ruby Node Ionic Spring Oracle Snowflake Databricks Workday Access Sketch Stata`
    .split(' ')
    .map((name) => [phraseKey(name), name]),
);

const SEPARATOR = /^(?:and|or|plus)$/;

/** The skill at a word: its end, or -1. */
function endOfSkill({ tokens }: TokenisedSentence, from: number): number {
  let [to, key] = [-1, ''];
  for (let at = from; at < from + SKILLS.wordsMax && tokens[at]; at += 1) {
    if (at > from && tokens[at]?.gap === 'stop') break;
    key = at === from ? (tokens[at]?.key ?? '') : `${key} ${tokens[at]?.key}`;
    if (SKILLS.values.has(key)) to = at + 1;
  }
  return to;
}

/** A skill that is said by its name alone: "with Rust and Kafka", "développeurs Python", "…, C++". */
export function findSkill(sentence: TokenisedSentence, from: number): { to: number } | null {
  const plain = endOfSkill(sentence, from);
  if (plain > 0) return { to: plain };
  if (!AMBIGUOUS.has(keyAt(sentence, from))) return null;
  const before = keyAt(sentence, from - 1);
  const isBehindSkill =
    (SEPARATOR.test(before) && endOfSkill(sentence, from - 2) === from - 1) ||
    (!isAttached(sentence, from) && endOfSkill(sentence, from - 1) === from);
  // "mit python und spark": behind a skill, small letters are enough where the list ends.
  if (isBehindSkill && isBoundary(sentence, from + 1)) return { to: from + 1 };
  if (!startsWithCapital(rawAt(sentence, from)) || !sentence.hasMeaningfulCase) return null;
  const isBehindWith = before === 'with';
  const isBeforeSkill =
    (SEPARATOR.test(keyAt(sentence, from + 1)) && endOfSkill(sentence, from + 2) > 0) ||
    (!isAttached(sentence, from + 1) && endOfSkill(sentence, from + 1) > 0);
  return isBehindWith || isBehindSkill || isBeforeSkill ? { to: from + 1 } : null;
}
