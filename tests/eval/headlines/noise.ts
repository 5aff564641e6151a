import { labelled } from './labelled.ts';

/** No news of the company: advice, events, other companies' news, opinions, denials, and words that sound like news. */
export const NOISE = labelled(
  'noise',
  `
~Alderpost Health :: 7 ways to cut waiting times in your clinic
~Brightmoor :: Webinar: the future of payouts
~Castellan Grid :: How Fjordkraft raised $50 million for storage: a customer story
~Dovetail Freight :: What is a bill of lading?
~Emberline :: The ultimate guide to raising your first round
~Foxhall Bio :: Employee spotlight: a day with Dana
~Gatewick Foods :: Three soups for a cold week
~Hartnell AI :: Podcast: are models getting smarter?
~Inkwell Pay :: Invoice templates you can download today
~Juniper Loop :: Why plastic is hard to sort
~Kettleby Motors :: Join us at the Geneva motor show
~Lanternfish :: Photo essay: the seabed at night
~Mossbridge :: Case study: how Pacifica opened a new office in nine weeks
~Nightjar Security :: 12 signs your password is weak
~Orrery Space :: Ask me anything: our engineers answer your questions
~Pinecrest Dental :: How often should you floss?
~Quarto Labs :: Beginner's guide to chip testing
~Rivet & Rye :: Five cocktails for autumn
~Saltgrass Energy :: Is home solar worth it? A checklist
~Tallow Systems :: Best practices for product launches
~Umbra Optics :: Glossary: lenses from A to Z
~Verdigris Farms :: Recipe of the week: basil lemonade
~Wexcombe :: Market commentary: rates and the week ahead
~Yewtree Robotics :: Myths about robots, debunked
~Zephyrine :: How wind turbines work
~Ashlar Notes :: When to move your team to a new office: an honest guide
~Birchline :: Partnership marketing: 10 tips
~Cobaltic :: Register now: our user conference in May
~Drift & Dune :: Why we love Mondays
~Elmstead :: Happy holidays from all of us
~Farrow Health :: How to choose a pharmacy partner
~Gullwing :: Our favourite reads this summer
Alderpost Health :: Opinion: what Alderpost Health gets wrong about nurses
Brightmoor :: Brightmoor denies it is raising new money
Castellan Grid :: Residents raise concerns over Castellan Grid noise
Dovetail Freight :: Best freight apps of the year: Dovetail Freight, Haulio and more
Emberline :: Emberline review: is the card worth it?
Foxhall Bio :: Analysts: who could buy Foxhall Bio?
Gatewick Foods :: Gatewick Foods raises awareness for food waste week
Hartnell AI :: Is Hartnell AI the next big thing?
Inkwell Pay :: Inkwell Pay vs Ledgerly: which one should you choose?
Juniper Loop :: Rumour: Juniper Loop could be moving to Turku
Kettleby Motors :: Five things to know about Kettleby Motors
Lanternfish :: Why Lanternfish fans are excited
Mossbridge :: Stocks to watch: Mossbridge, Tarling, Oxbow
Nightjar Security :: How to uninstall Nightjar Security
Orrery Space :: Watch: Orrery Space explained in two minutes
Pinecrest Dental :: Pinecrest Dental opening hours over the holidays
Quarto Labs :: Quarto Labs says it has no plans to open an office in Texas
Rivet & Rye :: Tasting notes: Rivet & Rye and four other bottles
Saltgrass Energy :: Letter to the editor: Saltgrass Energy and our coast
Tallow Systems :: Tallow Systems share price: what the chart says
Umbra Optics :: Umbra Optics U90 hands-on: sharp but heavy
Verdigris Farms :: Interview: the gardener behind Verdigris Farms
Wexcombe :: Wexcombe shares slip in early trading
Yewtree Robotics :: What it is like to work at Yewtree Robotics
Zephyrine :: Quiz: how much do you know about Zephyrine?
~Hemlock Quantum :: Save the date: open day at our lab
~Isthmus Cargo :: How to pack a container, step by step
~Jackdaw :: The 20 best podcasts about podcasts
~Kelpie Marine :: Behind the scenes: painting a ferry
Hemlock Quantum :: Hemlock Quantum unlikely to list this year, analyst says
Isthmus Cargo :: Ports guide: how to reach the Isthmus Cargo terminal
Jackdaw :: Jackdaw moves up in our list of favourite apps
`,
);
