/* Invented people, companies and places of work. Cities are real, so that place search has something to find. */

export const firstNames = [
  'Alma', 'Bela', 'Caro', 'Dario', 'Elin', 'Farid', 'Greta', 'Hana', 'Ilja', 'Jonna', 'Kaya', 'Levi', 'Mira', 'Noor', 'Otto',
  'Pia', 'Quinn', 'Rosa', 'Sami', 'Tove', 'Uma', 'Vito', 'Wanda', 'Xenia', 'Yara', 'Zeno', 'Ada', 'Bruno', 'Cleo', 'Dina',
]; // prettier-ignore
export const lastNames = [
  'Amsel', 'Birke', 'Corvin', 'Dorn', 'Eberling', 'Falk', 'Gruber-Lind', 'Hasel', 'Imhof', 'Jessen', 'Kern', 'Lorenzen', 'Marelli',
  'Nordby', 'Oravec', 'Pellini', 'Quist', 'Rautio', 'Sandor', 'Talvik', 'Ullmann', 'Verhoeven', 'Wieland', 'Ylvisaker', 'Zandt',
]; // prettier-ignore
export const cities = [
  { city: 'Graz', country: 'AT', lat: 47.0707, lon: 15.4395 },
  { city: 'Wien', country: 'AT', lat: 48.2082, lon: 16.3738 },
  { city: 'Linz', country: 'AT', lat: 48.3069, lon: 14.2858 },
  { city: 'Berlin', country: 'DE', lat: 52.52, lon: 13.405 },
  { city: 'Hamburg', country: 'DE', lat: 53.5511, lon: 9.9937 },
  { city: 'München', country: 'DE', lat: 48.1351, lon: 11.582 },
  { city: 'Zürich', country: 'CH', lat: 47.3769, lon: 8.5417 },
  { city: 'Utrecht', country: 'NL', lat: 52.0907, lon: 5.1214 },
  { city: 'København', country: 'DK', lat: 55.6761, lon: 12.5683 },
  { city: 'Lyon', country: 'FR', lat: 45.764, lon: 4.8357 },
  { city: 'Porto', country: 'PT', lat: 41.1579, lon: -8.6291 },
  { city: 'Dublin', country: 'IE', lat: 53.3498, lon: -6.2603 },
] as const;
export const institutions = [
  'University of the Three Rivers', 'Technical College Nordhain', 'Lakeside School of Design', 'Hochschule am Ring',
  'Institute for Applied Sciences Velda', 'Academy of Public Affairs Tiefenbach',
]; // prettier-ignore

export const companies = [
  { name: 'Flusswerk', industry: 'environment', about: 'measures and restores rivers for towns and water authorities' },
  {
    name: 'Kornblume Software',
    industry: 'information_technology',
    about: 'writes planning software for small hospitals',
  },
  { name: 'Halm & Holz', industry: 'construction', about: 'builds schools and houses from straw and timber' },
  { name: 'Lindgrund Museum', industry: 'arts_culture', about: 'collects and shows the everyday history of a valley' },
  { name: 'Nordlicht Energie', industry: 'energy', about: 'runs village heating networks on waste heat' },
  { name: 'Papierflieger Verlag', industry: 'media', about: 'publishes illustrated books for young readers' },
  { name: 'Tandem Logistik', industry: 'logistics', about: 'delivers in city centres by cargo bicycle and tram' },
  { name: 'Vielfeld', industry: 'agriculture', about: 'advises farms on soil, hedges and crop rotation' },
  { name: 'Augenblick Optik', industry: 'health', about: 'makes affordable glasses and tests eyesight in schools' },
  { name: 'Ostwind Data', industry: 'research', about: 'analyses mobility data for public transport' },
  { name: 'Marktschwalbe', industry: 'retail_trade', about: 'runs neighbourhood shops owned by their customers' },
  { name: 'Brückenbau Nissen', industry: 'construction', about: 'inspects and repairs bridges' },
  { name: 'Klangraum Audio', industry: 'manufacturing', about: 'develops hearing loops for halls and stations' },
  { name: 'Rechtsladen Mitte', industry: 'law', about: 'gives legal advice to tenants and employees' },
  { name: 'Sonnwend Reisen', industry: 'tourism', about: 'plans rail journeys without flights' },
  { name: 'Vierblatt Foods', industry: 'food_hospitality', about: 'cooks plant-based lunches for schools' },
  { name: 'Wortschatz', industry: 'education', about: 'teaches languages to adults at their workplace' },
  {
    name: 'Zirkel Finance',
    industry: 'finance_insurance',
    about: 'does the accounts of cooperatives and associations',
  },
  { name: 'Moosgrün Labs', industry: 'pharma_biotech', about: 'studies mosses and what medicine can learn from them' },
  {
    name: 'Stadtarchiv Aller',
    industry: 'public_administration',
    about: 'keeps the records of a town since 1412 and opens them to all',
  },
  { name: 'Funkenflug Robotik', industry: 'manufacturing', about: 'builds gripping tools for small workshops' },
  { name: 'Helferkreis Lahn', industry: 'nonprofit', about: 'brings volunteers and people who need help together' },
  {
    name: 'Weitblick Consulting',
    industry: 'consulting',
    about: 'helps public offices to write so that people understand',
  },
  {
    name: 'Taktgeber Telekom',
    industry: 'telecommunications',
    about: 'connects villages with fibre, street by street',
  },
] as const;
