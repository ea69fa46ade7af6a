export const personal = `
Teamwork | working in teams
Communication | communication skills
Presentation | presenting, public speaking
Written communication | clear writing
Active listening
Empathy
Intercultural skills | intercultural communication
Self-organisation | self-management
Time management
Prioritising
Working independently | independence
Reliability
Accuracy | attention to detail
Analytical thinking
Critical thinking
Problem solving
Creativity
Curiosity | eagerness to learn
Adaptability | flexibility
Resilience | stress tolerance
Initiative
Decision making
Giving feedback
Taking feedback
Delegation
Networking
Customer orientation | service mindset
Solution orientation
Entrepreneurial thinking
Digital literacy | computer skills
Research skills | finding information
Note taking
Moderating discussions
Working remotely | remote collaboration
Organising | organisational talent
Persuasion
Patience
Responsibility
Hands-on attitude
Strategic thinking
`;
