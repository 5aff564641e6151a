export { DEMO_COMPANIES, DEMO_SEED, type DemoFile, demoFiles } from './demo-files.ts';
export { DEMO_SOURCES, type DemoSource } from './demo-sources.ts';
export { BENCH_SEARCH_TERMS, type GenerateOptions, generateCompanies } from './generate-companies.ts';
export { createWorld, type FictionalCompany, type SourceView, type World } from './world.ts';
