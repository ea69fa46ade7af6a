export const data = `
Data analysis | data analytics
Statistics | statistical methods
Probability | probability theory
R programming | R language
pandas
NumPy
Jupyter notebooks | Jupyter
MATLAB
SPSS
SAS programming | SAS
Stata
Microsoft Excel | Excel, spreadsheets
Pivot tables
Google Sheets
Power BI
Tableau
Looker
Data visualisation | charts, data visualization
D3 | D3.js
Dashboards | reporting dashboards
Business intelligence | BI
Data cleaning | data preparation
Data engineering | data pipelines
ETL | extract transform load
Apache Spark | Spark
Airflow
dbt
Data warehousing | Snowflake, BigQuery
Data governance | data quality
Machine learning | ML
Deep learning | neural networks
PyTorch
TensorFlow
scikit-learn
Natural language processing | NLP, text mining
Large language models | LLM, generative models
Prompt design | prompt writing
Computer vision | image recognition
Recommender systems | recommendations
Time series analysis | forecasting
Regression analysis | linear regression
Bayesian methods | Bayesian statistics
Experiment design | A/B tests, randomised trials
Survey design | questionnaires
Optimisation | operations research, linear programming
Simulation | Monte Carlo
Geographic information systems | GIS
QGIS
ArcGIS
Remote sensing | satellite images
Web scraping | data extraction
Open data
Data protection in analysis | anonymisation
Econometrics
Causal inference
Bioinformatics | genomics data
Quantitative research | quantitative methods
Qualitative analysis | coding of interviews
Web analytics | Google Analytics, Matomo
MLOps | model deployment
`;
