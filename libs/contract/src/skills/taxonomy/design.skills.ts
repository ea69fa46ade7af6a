export const design = `
Graphic design
Typography
Layout | page layout
Colour theory | color theory
Adobe Photoshop | Photoshop
Adobe Illustrator | Illustrator
Adobe InDesign | InDesign
Affinity Designer
Figma
Sketch app
User experience design | UX
User interface design | UI
Interaction design
User research | user interviews
Usability testing | usability
Wireframing | wireframes
Prototyping | clickable prototypes
Design systems | component libraries
Information architecture
Service design
Design thinking
Accessible design | inclusive design
Corporate design | brand identity
Logo design
Packaging design
Editorial design | magazine design
Illustration | drawing
Comics | storyboards
Infographics
Motion design | motion graphics
Adobe After Effects | After Effects
2D animation
3D modelling | 3D design
Blender
Cinema 4D
Maya
Rendering | visualisation in 3D
Character design
Game design | level design
Industrial design | product design
Model making
Furniture design
Interior design | interior architecture
Architecture | architectural design
Rhino | Grasshopper
SketchUp
ArchiCAD
Landscape architecture | garden design
Exhibition design | scenography
Stage design | set design
Lighting design
Fashion design
Pattern making | pattern cutting
Textile design
Jewellery design
Costume design
Ceramics
Screen printing
Bookbinding
Calligraphy | lettering
Printing and prepress | prepress
Wayfinding | signage
Sound design
Voice interface design | conversational design
Web design
`;
