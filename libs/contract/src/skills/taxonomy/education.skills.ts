export const education = `
Teaching
Lesson planning | didactics
Classroom management
Primary school teaching
Secondary school teaching
Vocational teaching
Adult education | further education
Tutoring | private lessons
Early childhood education | kindergarten
Special needs education | inclusive education
Language teaching | teaching languages
German as a foreign language | DaF
English as a foreign language | TEFL
Mathematics teaching
Science teaching
Music teaching
Art education
Physical education | sports teaching
Media education | media literacy
Environmental education
Museum education
Outdoor education | experiential learning
Youth work | youth clubs
Social work
School social work
Child care | babysitting
Child protection
Family counselling
Street work
Migration counselling | integration work
Debt counselling
Community work | neighbourhood work
Holiday camps | summer camps
Scout leadership
Learning platforms | Moodle
Online teaching
Video tutorials
Educational research
Curriculum development
Assessment design | exams
Student counselling | study advice
Learning coaching
Library education | reading promotion
Parent work | parent meetings
Peer education
Play pedagogy
Pedagogical documentation
University administration
`;
