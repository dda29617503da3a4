/** What every button of /learning says (specification, §2). */
export const UNDER_CONSTRUCTION = 'This feature is still under construction.'

/** The six cards of /learning, in their order. */
export const learningCards = [
  {
    name: 'Learning Paths',
    icon: 'map',
    sentence: 'Courses that lead from your first steps to your own repairs.',
    button: 'Choose a path',
  },
  {
    name: 'Interactive Tutorials',
    icon: 'mouse',
    sentence: 'Lessons in which you try each step on a practice screen.',
    button: 'Start a tutorial',
  },
  {
    name: 'Quizzes & Certifications',
    icon: 'check',
    sentence: 'Questions that show you what you know, and a certificate to print.',
    button: 'Take a quiz',
  },
  {
    name: 'Videos & Multimedia',
    icon: 'video',
    sentence: 'Short films and sound for people who learn best by watching.',
    button: 'Watch videos',
  },
  {
    name: 'Community & Support',
    icon: 'people',
    sentence: 'Groups in which learners and helpers answer each other.',
    button: 'Join a group',
  },
  {
    name: 'Resource Library',
    icon: 'book',
    sentence: 'Check-lists, word lists and posters to print and keep.',
    button: 'Open the library',
  },
] as const
