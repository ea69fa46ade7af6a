export const science = `
Laboratory work | lab skills
Good laboratory practice | GLP
Laboratory safety
Scientific writing | academic writing
Literature review | literature search
Research methods | scientific methods
Reference management | Zotero, Citavi
LaTeX
Mathematics
Calculus | analysis
Linear algebra
Discrete mathematics
Numerical methods | numerics
Physics
Mechanics
Quantum mechanics
Astronomy | astrophysics
Particle physics
Chemistry
Organic chemistry | organic synthesis
Inorganic chemistry
Physical chemistry
Analytical chemistry | chemical analysis
Chromatography | HPLC, GC
Mass spectrometry
Spectroscopy | NMR, infrared
Titration
Electrochemistry
Biochemistry
Biology
Cell culture
Microbiology
Molecular biology
PCR | polymerase chain reaction
Gel electrophoresis
Genetics
Gene editing | CRISPR
Immunology
ELISA | immunoassays
Microscopy
Flow cytometry
Protein purification
Neuroscience
Ecology
Botany | plant science
Zoology
Marine biology
Field work | field studies
Species identification | biodiversity surveys
Environmental monitoring | water samples
Climate science | climatology
Meteorology | weather
Geology
Mineralogy
Palaeontology
Hydrology
Soil science
Geophysics
Physical geography
Human geography
Cartography | maps
Food science | food technology
Food safety | HACCP
Fermentation | bioprocesses
Agricultural science | agronomy
Crop protection | plant health
Animal science | livestock
Forestry | forest management
Viticulture | wine growing
Toxicology
Pharmacology
Forensic science
Materials characterisation | electron microscopy
Sample preparation
Experimental design in the lab | test planning
Psychological testing | psychometrics
Cognitive psychology
Social psychology
Sociology
Anthropology | ethnography
Archaeology | excavation
Political science
International relations
Economics
Microeconomics
Macroeconomics
History | historical research
Philosophy
Ethics | applied ethics
Linguistics
Religious studies | theology
Art history
Musicology
Literary studies | literature
Archive work | archives
Library science | cataloguing
Sustainability science | sustainable development
Life cycle assessment | LCA
`;
