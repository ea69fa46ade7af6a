/* CVs as students write them, for tests: the people are invented. */
export const englishCv = `CURRICULUM VITAE
Ada Marie von Stein
Biology student who likes to count things
Ringstraße 5, 8010 Graz
ada.stein@people.example | +43 660 1234567 | linkedin.com/in/ada-von-stein
https://ada.example/portfolio.

PROFILE
I like to measure how birds live in cities,
and to explain it in plain words.

EDUCATION
Oct 2024 – expected Jun 2027   BSc Biology, University of Graz
Sept 2016 - June 2024   Matura, Akademisches Gymnasium Graz

WORK EXPERIENCE
Field assistant | City Bird Station, Graz | 03/2025 – present
• Counted 1,200 nests in 14 districts with two colleagues and entered
them into a database
• Wrote the summary in Python
Shop assistant, Kleiner Laden | July 2023 - Aug 2023
• Served customers

PROJECTS
Swift map (2025)
- Drew a map of all swift nests with QGIS

SKILLS
Software: Python, R programming, Microsoft Excel
Species identification; teamwork; Nest box building

LANGUAGES
German (native), English (C1)
Spanish: A2
French, fluent

INTERESTS
Chess, 2019 city champion
`;

export const germanCv = `Lebenslauf
Jonas Müller-Öztürk
Persönliche Daten
E-Mail: jonas@people.example
Geburtsdatum: 12.04.2003
Ausbildung
10/2023 – heute\tMasterstudium Informatik, Technische Universität Wien
2019 – 2023\tBachelor of Science in Wirtschaftsinformatik, FH Technikum Wien
Berufserfahrung
seit März 2024\tWerkstudent, Blau Software GmbH
– Schreibt Prüfungen in TypeScript
07/2022 bis 09/2022\tPraktikant bei Donau Logistik
– Auswertung von Lieferungen mit SQL
EDV-Kenntnisse
JavaScript, SQL, Löten
Sprachen: Deutsch (Muttersprache), Englisch C1, Türkisch B2
github.com/jonas-mo
`;
