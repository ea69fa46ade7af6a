export const law = `
Legal research
Legal writing | legal opinions
Contract law | contracts
Contract drafting
Civil law
Criminal law
Constitutional law
Administrative law | public law
European law | EU law
International law
Human rights
Company law | corporate law
Commercial law
Labour law | employment law
Social law | social security law
Tax law
Competition law | antitrust
Procurement law
Intellectual property | IP law
Trademark law | trademarks
Patent law | patents
Copyright law
Data protection law | GDPR, DSGVO
IT law | technology law
Media law
Banking law
Insurance law
Insolvency law
Environmental law
Planning and building law
Tenancy law | rental law
Property law | land register
Family law
Inheritance law
Asylum law | migration law
Consumer protection
Medical law
Mediation
Arbitration
Litigation | court proceedings
Notarial practice
Due diligence
Legal databases | RIS, Westlaw
Legal technology | legal tech
Legislative drafting | law making
Legal translation
Whistleblowing systems
`;
