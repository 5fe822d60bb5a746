/**
 * Made by `npm run fonts`: the characters of the font with their widths, in runs of neighbors.
 * Left out are letters with accents that are as wide as the letter without.
 */

/** For each run the first character's distance from the end of the run before, and its length. */
export const runs = '32 95 34 12 1 18 6 1 9 1 6 2 5 2 6 1 5 5 6 2 5 1 16 3 20 2 1 1 1 1 1 1 3 3 4 1 5 5 6 3 6 2 17 3 23 1 32 2 13 2 168 1 108 2 16 6 34 5 1 7 14 1 7 1 2 3 8 1 82 2 1 4 1 1 1 2 1 17 1 7 3 1 3 25 55 2 1 8 3 10 1 31 1 22 2 1 1 8 3 1 48 2 286 13 1 1 2 2 13 27 8 2 6611 1 1 1 15 1 15 1 2 1 10 1 1 1 21 6 2 7 1 3 3 1 9 1 1 2 5 2 110 4 12 5 88 1 11 1 56 4 49 4 126 1 11 1 41 1 23 1 3 2';

/** Every width there is, in thousandths of the type size. */
export const widths = '0 188 191 222 260 278 292 323 333 334 350 354 355 365 370 375 383 384 385 389 395 400 411 423 424 438 441 444 446 448 458 469 482 489 500 504 510 513 521 525 530 531 534 537 542 545 547 549 551 552 554 556 557 559 569 573 575 576 578 582 583 584 590 598 603 604 610 611 615 617 618 623 625 628 634 635 648 650 653 656 658 667 668 669 677 678 687 688 690 691 713 719 722 723 730 735 737 740 748 750 752 760 774 778 781 784 786 792 798 802 813 823 830 833 834 835 838 849 854 855 857 862 865 869 885 889 894 906 917 923 924 938 944 1000 1010 1015 1057 1073';

/** For each character, the place of its width: that of a number sign is the first. */
export const places = "((/VV t%++6`(+((VVVVVVVVVV((```Vªtttf(EtVttft§ttf(((BV+VVEVV(VV&&E&VVVV+E(VEEEE,',`+VVVV'V+1V`T8R+++\\N+++0Vf¨`tf ((((VRfVgVV((((>E)V,V&dV¨§2f(&rvV++++++++##################++(4ttSutf(tuptiftt?][EW?=VV&EE\\E@V{YCh7QoJ}t~t((E«©~trtOwt¤d~_r~tfntt£¦r~©VZL0_VvAX<_zTVOVEAEEZIk~IGOVGE&(&¢VTD9#############3##lb:Um'*sq'MJKxy'6r^jeFPaM|5c;+¥¡++VV¨¨&&&&+++VV-¨¨$.++§HVVVV¬¨¨E¨E`}RRRR";

/** By how much a character can be wider in bold. */
export const boldExtras = '-274 -40 -26 -25 -24 -19 -18 -15 -13 -10 -8 -6 -4 -3 -2 -1 0 2 3 5 19 20 21 22 23 24 25 27 28 29 31 32 35 36 37 38 39 40 41 42 45 46 47 48 49 50 51 52 53 54 55 56 58 60 62 63 64 67 68 69 72 75 76 78 81 84 86 88 90 93 94 104 112 115 119 125 132 135 145 167';

/** For each character, the place of what bold adds to its width. */
export const boldPlaces = "3Um333UM333333333333333333UU333U$UU3333333VUU33333333333333U3Ul333UVU3UUUVVVVVUUUUVVUUVVVV3U8U33333383333333333333<733333333333333333333U33Uj3U3U3333PkVhUqUVj3U33j3UV/U'U3333333333333333333333333333oU^]gQ_eUUPQ33333U233.333)33;3%T6ECVO@7U*VWVDV0UaPF\\QC\\QH[48-331VES93UZU=C3(:3>L3333333+i3,DfcbiZ-903KdRR3HGVYRRRUYUVBVRVJXA9jpiJjIUJVV5VZhUR1D3333333333333333TJV?JJJJCJJ?JJGJJJDRJM[[J`>99ONO3o3T333333VVVVrrr33333Rn333C3333#&3J333333333333333";

/** How far capitals reach above the baseline, in thousandths of the type size. */
export const capitalHeight = 688;

/** How far letters reach below the baseline, in thousandths of the type size. */
export const descent = 208;
