export const engineering = `
Mechanical design | mechanical engineering
Technical drawing | engineering drawings
CAD | computer-aided design
SolidWorks
AutoCAD
CATIA
Autodesk Inventor | Inventor
Fusion 360
Siemens NX | NX
Finite element analysis | FEM, FEA
ANSYS
Computational fluid dynamics | CFD
Thermodynamics
Fluid mechanics
Heat transfer
Strength of materials | statics
Materials science | materials testing
Metallurgy
Polymer engineering | plastics
Composites | fibre composites
Manufacturing processes | production engineering
CNC machining | CNC, milling and turning
3D printing | additive manufacturing
Welding technology
Injection moulding
Tolerancing | GD&T
Quality management | ISO 9001
Six Sigma
Failure analysis | FMEA
Metrology | measuring technology
Maintenance engineering | maintenance
Electrical engineering
Circuit design | electronics
PCB layout | circuit boards, KiCad
Analog electronics
Digital electronics | logic design
FPGA | VHDL, Verilog
Microcontrollers | STM32
Signal processing | DSP
Control engineering | control theory
Simulink
PLC programming | Siemens TIA, Step 7
Industrial automation | automation technology
Robotics | robots
Robot Operating System | ROS
Power electronics
Electric drives | motors
Electrical installations | house wiring
High voltage engineering
Power grids | energy grids
Photovoltaics | solar energy
Wind energy | wind turbines
Battery technology | energy storage
Hydrogen technology | fuel cells
Energy efficiency | energy audits
Building services | HVAC
Telecommunications engineering | radio technology
Antenna design
Sensor technology | sensors
Internet of things | IoT
Mechatronics
Automotive engineering | vehicle technology
CAN bus | vehicle networks
Railway engineering
Aerospace engineering | aircraft
Naval architecture | ship design
Civil engineering
Structural engineering | structural analysis
Reinforced concrete
Steel construction
Timber construction
Geotechnical engineering | soil mechanics
Road construction | road design
Bridge construction | bridges
Hydraulic engineering | water engineering
Surveying | land surveying
Building information modelling | BIM
Revit
Construction management | site management
Cost estimating in construction | tendering
Building physics
Fire safety planning | fire protection
Urban planning | city planning
Traffic planning | transport planning
Process engineering | chemical engineering
Piping and instrumentation | P&ID
Plant design | plant construction
Environmental engineering
Waste water treatment | sewage
Waste management | recycling technology
Acoustics | noise control
Optics | photonics
Laser technology
Semiconductor technology | chip production
Nanotechnology
Vacuum technology
Medical engineering | medical devices
Textile engineering
Packaging technology
Mining engineering
Safety engineering | functional safety
Systems engineering
Product development | engineering design process
LabVIEW
`;
