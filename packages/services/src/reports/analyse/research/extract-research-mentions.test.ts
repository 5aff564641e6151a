import { describe, expect, it } from 'vitest';
import { item, page, analyse as read } from '../built-in/built-in-analyst.fixtures.ts';

const company = { name: 'Velmora Systems', domain: 'velmora.example' };
const analyse = (text: string) => read([page(text, { title: 'About' })], { company });

describe('research of the company', () => {
  it.each([
    'Velmora spends 18% of revenue on research and development.',
    'Our engineers filed two patents for radar antennas this year.',
    'Velmora Systems was granted a European patent on phased array antennas.',
    'Our research lab in Delft works on silicon photonics.',
    'In June we published a paper on sensor fusion at ICRA.',
    'Velmora has completed a first prototype of its lidar sensor.',
    'We are running a phase 2 trial of our glucose sensor.',
    'The company opened a new R&D centre in Delft.',
    'Velmora Systems and TU Delft have started a joint research project on lidar.',
    'We invest heavily in research on solid-state batteries.',
    'Velmora dosed the first patient in its Phase 1 study.',
    'Our scientists develop new catalysts for green hydrogen.',
    'We employ 60 researchers in Delft.',
    'Velmora received a Horizon Europe grant for photonics research.',
    'Unsere Forschungs- und Entwicklungsabteilung in Delft arbeitet an Radarantennen.',
    'Velmora inleder forskningssamarbete med sjukhuset i Lund.',
    'Notre équipe de recherche est financée par un projet de recherche régional.',
    'Vår patenterade antenn bygger på forskningsprojekt i Lund.',
    'Our sensor project is funded by the European Union.',
  ])('%s', (sentence) => {
    expect(analyse(sentence).mentions.map(({ text }) => text)).toEqual([sentence]);
  });

  it('is named by the technologies in its sentences, in small letters, and by the topics that a repository declares', () => {
    expect(
      analyse('Our research lab in Delft works on Silicon Photonics.').keywords.map(({ keyword }) => keyword),
    ).toEqual(['silicon photonics']);
    const repository = item('vx-slam\nMapping for robots\nLanguage: C++\nTopics: slam, ros2', {
      kind: 'repository',
      title: 'vx-slam',
    });
    expect(read([repository], { company }).keywords.map(({ keyword }) => keyword)).toEqual(['slam', 'ros2']);
  });

  it('stands on a page of its own that does not say whose it is', () => {
    const text = 'Research and development is where new antennas begin.';
    const { mentions } = read([page(text, { title: 'Research & Development | Velmora' })], { company });
    expect(mentions.map((mention) => mention.text)).toEqual([text]);
    expect(analyse(text).mentions).toEqual([]);
  });

  it('is a publication and a trial by its kind', () => {
    const publication = item('Grasping with soft arms\nJournal of Test Robotics', { kind: 'publication' });
    const trial = item('Robotic arm rehabilitation study\nStatus: recruiting', { kind: 'trial' });
    expect(read([publication, trial], { company }).mentions.map(({ text }) => text)).toEqual([
      'Grasping with soft arms',
      'Robotic arm rehabilitation study',
    ]);
  });
});

describe('no research of the company', () => {
  it.each([
    'Velmora sells lidar sensors.',
    'Our AI-powered platform helps you sell more.',
    'We use machine learning to sort your mail.',
    'Market research shows that buyers prefer lidar.',
    'A Velmora survey found that 60% of drivers like radar.',
    'Velmora customers run clinical trials faster.',
    'Contact our patent attorneys.',
    'We do not run clinical trials.',
    'Velmora plans to open a research centre in Delft.',
    'Quillon was granted a patent on radar.',
    'Researchers at TU Delft use Velmora sensors.',
    'You will work in our R&D team on lidar.',
    'Developers love our API.',
    'We are looking for a research scientist.',
    'Learn about R&D tax credits with Velmora.',
    'Our lab coats are made of cotton.',
    'Velmora Systems develops software for laboratories.',
    'Velmora’s free trial starts today.',
    'Start your free trial and see our prototype.',
    'Read our research report on the state of parking.',
  ])('%s', (sentence) => {
    const { mentions, keywords } = analyse(sentence);
    expect({ mentions, keywords }).toEqual({ mentions: [], keywords: [] });
  });
});
