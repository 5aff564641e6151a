import { labelled } from './labelled.ts';

export const LAUNCHES = labelled(
  'launch',
  `
Alderpost Health :: Alderpost Health launches Triage Desk for rural clinics
Brightmoor :: Brightmoor unveils instant refund API
Castellan Grid :: Castellan Grid introduces Bastion, a battery for apartment blocks
Dovetail Freight :: Dovetail Freight rolls out live tracking app
Emberline :: Emberline debuts metal card for freelancers
Foxhall Bio :: Foxhall Bio releases rapid allergy test
Gatewick Foods :: Gatewick Foods launches plant-based stew range
Hartnell AI :: Hartnell AI releases version 3 of its Sable model
Inkwell Pay :: Inkwell Pay rolls out tap-to-pay on Android
Juniper Loop :: Juniper Loop unveils sorting robot Magpie
Kettleby Motors :: Kettleby Motors reveals Sprint EV hatchback
Lanternfish :: Lanternfish launches Angler, its first commercial drone
Mossbridge :: Mossbridge introduces Mossbridge Cloud
Nightjar Security :: Nightjar Security launches free password checker
Orrery Space :: Orrery Space unveils satellite bus Meridian-2
Pinecrest Dental :: Pinecrest Dental launches at-home aligner kit
Quarto Labs :: Quarto Labs introduces Q7 chip for hearing aids
Rivet & Rye :: Rivet & Rye launches rye whiskey aged in mulberry casks
Saltgrass Energy :: Saltgrass Energy launches home solar subscription
Tallow Systems :: Tallow Systems releases Tallow OS 5.1
Umbra Optics :: Umbra Optics debuts night camera U90
Verdigris Farms :: Verdigris Farms brings vertical-farm basil to supermarkets
Wexcombe :: Wexcombe launches trading app for teenagers
Yewtree Robotics :: Yewtree Robotics unveils collaborative arm YR-5
Zephyrine :: Zephyrine introduces quiet rooftop turbine
~Ashlar Notes :: Introducing Ashlar Notes for iPad
~Birchline :: Birchline 2.0 is here
~Cobaltic :: New: Cobaltic Inspector is generally available
~Drift & Dune :: Meet Tidepool, our new reservations app
~Elmstead :: Announcing Elmstead Workspaces
~Farrow Health :: Now available: Farrow Sleep Coach
~Gullwing :: Gullwing 7.3 released
Hemlock Quantum :: Hemlock Quantum makes its 64-qubit machine available to the public
Isthmus Cargo :: Isthmus Cargo launches online booking platform Quayline
Jackdaw :: Jackdaw releases podcast editor Nest
Kelpie Marine :: Kelpie Marine introduces electric ferry Selkie
`,
);
