export const sales = `
Sales
Business development
Key account management | account management
Customer acquisition | lead generation
Telephone sales | cold calling
Field sales
Retail sales | shop sales
Sales presentations | pitching
Negotiation
Quotation writing | offers
Customer service | customer care
Complaint handling | complaints
Customer success
Technical support for customers | service desk
CRM systems | customer relationship management
Salesforce
E-commerce | online shops
Marketplace selling | Amazon seller
Visual merchandising | shop windows
Cashier work | point of sale systems
Order processing | back office
Export business | foreign trade
Customs procedures | customs
Procurement | purchasing
Supplier management
Tender management | bids
Category management
Real estate sales | property agency
Insurance sales
Travel sales | travel agency
Ticketing
Sales controlling | sales figures
Partner management | channel sales
Product demonstrations | demos
`;
