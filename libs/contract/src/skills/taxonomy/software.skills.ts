/** One skill per line: label, then other names after a bar. */
export const software = `
JavaScript | JS, ECMAScript
TypeScript | TS
Python | Python 3
Java | Java SE
Kotlin
C programming | C language
C++ | cpp
C# | C sharp
Go | Golang
Rust | Rust language
PHP
Ruby | Ruby language
Swift | Swift language
Scala
Elixir
Haskell
Lua
Perl
Shell scripting | Bash, shell scripts
PowerShell
SQL | structured query language
HTML | HTML5
CSS | CSS3, style sheets
Sass | SCSS
React | React.js
Vue | Vue.js
Angular
Svelte
Astro framework | Astro.js
Node.js | Node
Express | Express.js
NestJS | Nest
Django
Flask
FastAPI
Spring Boot | Spring
.NET | dotnet, ASP.NET
Laravel
Ruby on Rails | Rails
GraphQL
REST API design | REST, web services
gRPC
WebSockets | real-time web
Web accessibility | a11y, WCAG
Web performance | page speed
Responsive web design | responsive layout
Progressive web apps | PWA
Android development | Android apps
iOS development | iPhone apps
Flutter
React Native
Desktop applications | Electron
Game development | game programming
Unity | Unity engine
Unreal Engine | Unreal
Computer graphics | OpenGL, shaders
Embedded software | firmware
Arduino
Raspberry Pi
Real-time operating systems | RTOS
Git | version control
Code review | pull requests
Unit testing | automated tests
End-to-end testing | E2E tests, browser tests
Playwright testing | Playwright
Selenium
Test-driven development | TDD
Software testing | QA, quality assurance
Continuous integration | CI/CD, build pipelines
Docker | containers
Kubernetes | K8s
Terraform | infrastructure as code
Ansible | configuration automation
Linux | Linux administration
Windows Server
System administration | sysadmin
Cloud computing | cloud
Amazon Web Services | AWS
Microsoft Azure | Azure
Google Cloud | GCP
Site reliability | SRE
Monitoring and alerting | Prometheus, Grafana
Computer networks | TCP/IP, networking
Network administration | routers, switches
Information security | IT security, cybersecurity
Penetration testing | ethical hacking
Cryptography
Identity and access | SSO, OAuth
Secure coding | OWASP
Database design | data modelling, schemas
PostgreSQL | Postgres
MySQL | MariaDB
MongoDB | document databases
Redis
Elasticsearch | full-text search
Message queues | Kafka, RabbitMQ
Microservices
Software architecture | system design
Design patterns | object-oriented design
Functional programming
Algorithms and data structures | algorithms
Distributed systems
Operating systems
Compilers | language implementation
Quantum computing
Blockchain development | smart contracts, Solidity
Agile development | Scrum, Kanban
Requirements analysis | requirements engineering
Technical writing | software documentation
IT support | help desk
ServiceNow
SAP development | ABAP
Salesforce development | Apex
Low-code platforms | no-code
Robotic process automation | RPA
Home automation | smart home
WordPress
Content management systems | CMS
Shopify
`;
