export const media = `
Journalism | reporting
News writing
Interviewing | interviews
Fact checking | verification of sources
Editing | copy editing
Proofreading
Copywriting | advertising copy
Creative writing
Scriptwriting | screenwriting
Storytelling
Speech writing
Blogging
Podcasting | podcasts
Radio production
Audio editing | Audacity
Music production | Ableton, Logic
Audio engineering | recording
Photography
Photo editing | Lightroom
Product photography
Videography | camera work
Video editing
Adobe Premiere | Premiere Pro
DaVinci Resolve | colour grading
Final Cut
Live streaming | streaming
Film production | film making
Directing
Documentary film
Television production | TV production
Subtitling | captions
Translation
Interpreting
Localisation | localization
Terminology work
Publishing | book publishing
Manuscript editing | fiction editing
Press relations | media relations
Press releases
Public relations | PR
Internal communication
Crisis communication
Science communication
Corporate publishing | annual reports
Newsletter writing | newsletters
Presentation design | slides
Data journalism
Photojournalism
Media law basics | copyright
Media planning
Museum work | curating
Cultural management | arts administration
Event documentation
Drone filming | drone pilot
Acting
Singing
Playing an instrument | instrumental music
Dance
Theatre pedagogy
Audio description
`;
