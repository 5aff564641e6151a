/**
 * Terms of research and development, as people search for them: lower case, British and American spelling. Marketing
 * terms ("ai-powered", "cloud", "data") are left out, because they name no subject.
 */
export const TECHNOLOGY_TERMS: readonly string[] = [
  // Computing.
  ...(
    'machine learning|deep learning|reinforcement learning|federated learning|transfer learning|self-supervised learning|' +
    'neural networks|neural network|graph neural networks|large language models|large language model|language models|' +
    'generative ai|artificial intelligence|foundation models|foundation model|transformers|computer vision|machine vision|' +
    'object detection|image recognition|image segmentation|natural language processing|speech recognition|' +
    'speech synthesis|knowledge graph|knowledge graphs|recommender systems|anomaly detection|time series forecasting|' +
    'predictive maintenance|digital twin|digital twins|edge computing|edge ai|quantum computing|quantum sensing|' +
    'quantum cryptography|quantum|post-quantum cryptography|cryptography|homomorphic encryption|zero-knowledge proofs|' +
    'differential privacy|confidential computing|blockchain|distributed systems|distributed ledger|compilers|compiler|' +
    'operating systems|formal verification|high-performance computing|parallel computing|stream processing|databases|' +
    'query optimization|observability|kubernetes|webassembly|fpga|asic|risc-v|gpu computing|neuromorphic computing|' +
    'semiconductors|semiconductor|photonics|silicon photonics|augmented reality|virtual reality|mixed reality|' +
    'information retrieval|semantic search|vector search|data mining|bioinformatics|cheminformatics|' +
    'molecular dynamics|computational chemistry|computational biology|computational fluid dynamics|simulation'
  ).split('|'),
  // Machines and materials.
  ...(
    'robotics|robotic arm|soft robotics|humanoid robots|mobile robots|swarm robotics|robot manipulation|grasping|grippers|' +
    'motion planning|path planning|slam|sensor fusion|autonomous vehicles|autonomous driving|autonomous systems|autonomy|drones|' +
    'unmanned aerial vehicles|lidar|radar|ultrasound|sonar|mems|sensors|actuators|haptics|3d printing|additive manufacturing|' +
    'mechatronics|exoskeleton|exoskeletons|nanotechnology|nanomaterials|nanoparticles|graphene|metamaterials|composites|' +
    'composite materials|polymers|biopolymers|bioplastics|ceramics|superconductors|coatings|catalysts|catalysis|membranes|' +
    'electrolysis|electrolysers|electrolyzers|hydrogen|green hydrogen|fuel cells|fuel cell|solid-state batteries|' +
    'solid-state battery|lithium-ion|sodium-ion|battery chemistry|battery management|batteries|battery cells|energy storage|' +
    'thermal storage|power electronics|photovoltaics|perovskite|perovskites|solar cells|wind turbines|tidal energy|wave energy|nuclear fusion|fusion energy|' +
    'heat pumps|carbon capture|direct air capture|desalination|water purification|precision fermentation|fermentation|' +
    'cultivated meat|plant breeding|precision agriculture|hydroponics|aquaculture|satellites|satellite imagery|remote sensing|' +
    'propulsion|electric propulsion|hypersonics|aerodynamics|acoustics|optics|optoelectronics|lasers|spectroscopy|' +
    'microscopy|mass spectrometry|microfluidics|metrology|wireless communication|5g|6g|antennas|phased array|wireless charging'
  ).split('|'),
  // Life sciences.
  ...(
    'gene therapy|gene editing|crispr|cell therapy|car-t|stem cells|mrna|rna therapeutics|monoclonal antibodies|antibodies|' +
    'antibody-drug conjugates|immunotherapy|immuno-oncology|oncology|vaccines|biomarkers|genomics|proteomics|metabolomics|' +
    'microbiome|synthetic biology|protein engineering|protein folding|enzymes|enzyme engineering|drug discovery|drug delivery|' +
    'small molecules|peptides|biologics|biosimilars|pharmacology|pharmacokinetics|neuroscience|neurotechnology|' +
    'brain-computer interface|brain-computer interfaces|neurology|cardiology|diabetes|alzheimer’s|rare diseases|diagnostics|medical imaging|digital pathology|wearables|biosensors|' +
    'biosensor|tissue engineering|regenerative medicine|biomaterials|implants|prosthetics|rehabilitation|telemedicine'
  ).split('|'),
].sort((a, b) => b.length - a.length);
