export const language = `
German | Deutsch
English | Englisch
French | Französisch, français
Italian | Italienisch, italiano
Spanish | Spanisch, español
Portuguese | português
Dutch | Nederlands
Danish
Swedish
Norwegian
Finnish
Icelandic
Polish | polski
Czech | čeština
Slovak | slovenčina
Slovenian | slovenščina
Croatian | hrvatski
Serbian | srpski
Bosnian | bosanski
Macedonian
Bulgarian
Romanian
Hungarian | magyar
Greek
Albanian
Turkish | Türkçe
Russian
Ukrainian
Belarusian
Lithuanian
Latvian
Estonian
Arabic
Hebrew
Persian | Farsi, Dari
Kurdish
Pashto
Urdu
Hindi
Bengali
Tamil
Chinese | Mandarin
Cantonese
Japanese
Korean
Vietnamese
Thai
Indonesian | Malay
Tagalog | Filipino
Swahili
Amharic
Somali
Georgian
Armenian
Latin
Ancient Greek
Sign language | ÖGS, DGS
Easy language | plain language
Business English
Technical English
`;
