export const operations = `
Project management
Project planning | Gantt charts
Microsoft Project | MS Project
Jira
Trello
Asana
PRINCE2
Scrum master
Product management
Product ownership | product owner
Process management | business processes
Process modelling | BPMN
Lean management | Kaizen
Supply chain management
Logistics
Warehouse management | storage
Inventory management | stock control
Transport planning in logistics | dispatching
Forwarding | freight
Fleet management
Production planning | PPS
Demand planning
Materials management
SAP ERP | SAP, S/4HANA
ERP systems | enterprise resource planning
Quality assurance in operations | quality control
Occupational safety | workplace safety
Environmental management | ISO 14001
Energy management | ISO 50001
Sustainability management | CSR
Sustainability reporting | CSRD
Facility management
Office management | office administration
Executive assistance | assistant
Minutes taking | minutes
Travel management | business travel
Event management | event planning
Conference organisation
Hotel management | hotel operations
Front desk | reception
Revenue management | yield management
Restaurant service | waiting
Bartending
Kitchen management
Catering
Tour guiding | guided tours
Tourism management
Sports management
Public administration | civil service
Municipal services | city administration
Policy analysis
Development cooperation | international aid
Humanitarian logistics
Nonprofit management | NGO management
Fundraising
Grant writing | proposals
Strategy consulting | management consulting
Business analysis
Business plans
Start-up building | entrepreneurship
Innovation management
Patent searches | technology scouting
Knowledge management | wikis
Document management | filing
Data entry
Microsoft Office | Office 365
Microsoft Word | Word
Microsoft PowerPoint | PowerPoint
Microsoft Outlook | Outlook
Google Workspace
Touch typing | ten-finger typing
Airport operations
Aviation management
Port operations | shipping
Crisis management | emergency planning
Insurance operations
Property management | real estate management
`;
