export const finance = `
Accounting | bookkeeping
Financial accounting
Management accounting | cost accounting
Payroll | wage accounting
Accounts payable | creditors
Accounts receivable | debtors
Invoicing
Dunning
Annual accounts | balance sheet
IFRS | international accounting
Local accounting standards | UGB, HGB
Controlling | management control
Budgeting | budgets
Financial planning
Financial modelling | financial models
Company valuation | valuation
Investment analysis
Portfolio management
Asset management
Risk management
Credit analysis | credit rating
Banking | bank operations
Retail banking
Investment banking
Mergers and acquisitions | M&A
Private equity
Venture capital
Stock markets | capital markets
Derivatives
Treasury | cash management
Payments | payment systems
Tax | taxation
Value added tax | VAT
Tax returns
Auditing | audit
Internal audit
Compliance | regulatory compliance
Anti-money laundering | AML, KYC
Insurance
Actuarial mathematics | actuarial science
Claims handling
Pension funds
Sustainable finance | ESG reporting
Public finance | public budgets
Grant management | funding applications
Microfinance
DATEV
BMD software | BMD
SAP FI | SAP finance
QuickBooks
Bloomberg Terminal
Cost-benefit analysis
Real estate finance | property valuation
Fintech
`;
