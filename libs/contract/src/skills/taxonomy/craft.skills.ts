export const craft = `
Carpentry
Joinery | cabinet making
Masonry | bricklaying
Roofing
Plumbing
Heating installation
Painting and decorating | house painting
Tiling
Floor laying
Glazing
Metalworking | locksmith
Welding
Turning and milling | machining
Tool making
Sheet metal work
Electrical work | electrician
Refrigeration technology | cooling
Car mechanics | vehicle repair
Bicycle mechanics | bicycle repair
Agricultural machinery repair
Device repair | repair café
Watchmaking
Goldsmithing
Instrument making
Upholstery
Tailoring | sewing
Shoemaking
Leather work
Hairdressing
Cosmetics | beauty treatment
Cooking | culinary skills
Baking | bread making
Confectionery | pastry
Butchery
Brewing
Cheese making
Barista skills | coffee preparation
Gardening | horticulture
Landscaping
Tree care
Floristry | flower arranging
Farming | farm work
Bee keeping
Forestry work | chainsaw
Forklift driving | forklift licence
Crane operation
Driving licence B | car licence
Driving licence C | lorry licence
Scaffolding
Stage technology | event technology
Sound and lighting technology | PA systems
Restoration | conservation
Stone masonry
Printing technology | offset printing
Cleaning technology
Photovoltaic installation | solar installation
`;
