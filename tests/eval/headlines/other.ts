import { labelled } from './labelled.ts';

/** News of the company itself that is neither money, nor partners, nor places, nor products. */
export const OTHERS = labelled(
  'other',
  `
Alderpost Health :: Alderpost Health appoints Miriam Castle as chief medical officer
Brightmoor :: Brightmoor acquires invoice startup Papertrail
Castellan Grid :: Castellan Grid posts first annual profit
Dovetail Freight :: Dovetail Freight to cut 200 jobs as volumes fall
Emberline :: Emberline wins banking licence in Lithuania
Foxhall Bio :: Foxhall Bio names new chief executive
Gatewick Foods :: Gatewick Foods recalls soup after labelling error
Hartnell AI :: Hartnell AI hires former search executive as CTO
Inkwell Pay :: Inkwell Pay fined by regulator over late reports
Juniper Loop :: Juniper Loop named clean tech company of the year
Kettleby Motors :: Kettleby Motors founder to step down after 20 years
Lanternfish :: Lanternfish acquired by defence group Stannard
Mossbridge :: Mossbridge reports 40% revenue growth in third quarter
Nightjar Security :: Nightjar Security suffers data breach
Orrery Space :: Orrery Space completes merger with Dustdevil
Pinecrest Dental :: Pinecrest Dental sued over billing practices
Quarto Labs :: Quarto Labs earns ISO 27001 certification
Rivet & Rye :: Rivet & Rye becomes certified B Corporation
Saltgrass Energy :: Saltgrass Energy lowers full-year guidance
Tallow Systems :: Tallow Systems lays off a tenth of its workforce
Umbra Optics :: Umbra Optics wins $12 million army contract
Verdigris Farms :: Verdigris Farms elects Jon Aldana to board of directors
Wexcombe :: Wexcombe agrees to buy rival Tarling for $2 billion
Yewtree Robotics :: Yewtree Robotics ranked among Europe's fastest-growing companies
Zephyrine :: Zephyrine settles patent lawsuit with Gale Turbines
~Ashlar Notes :: Ashlar Notes has a new CEO
~Birchline :: Birchline is now carbon neutral
~Cobaltic :: Cobaltic receives German Startup Award
~Drift & Dune :: Priya Nair joins Drift & Dune as Chief People Officer
~Elmstead :: Elmstead passes one million customers
~Farrow Health :: Farrow Health acquires Nightingale Apps
~Gullwing :: Gullwing publishes its first sustainability report
Hemlock Quantum :: Hemlock Quantum chairman resigns
Isthmus Cargo :: Isthmus Cargo workers vote to strike
Jackdaw :: Jackdaw promotes Lena Ortiz to president
Kelpie Marine :: Kelpie Marine delivers record quarterly results
`,
);
